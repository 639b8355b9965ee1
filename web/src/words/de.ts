const parts = import.meta.glob<string>("./*.de.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(parts).join("\n");
