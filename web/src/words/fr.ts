const parts = import.meta.glob<string>("./*.fr.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(parts).join("\n");
