import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefetch } from "./lib/prefetch";
import { page } from "./lib/router.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shapes.css";

// The table's own part of the script, and the table itself, come while the words do.
const first = page();
if (first.name === "table") {
  prefetch(first.id);
  import("./pages/TablePage.svelte").catch(() => undefined);
}

// In a task of its own, after the one that has read the script.
setTimeout(() => mount(App, { target: document.getElementById("app")! }));
