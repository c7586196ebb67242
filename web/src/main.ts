import { mount } from "svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import App from "./shell/App.svelte";
import { loadWords } from "./shell/words.svelte";
import { settings } from "./shell/settings.svelte";
import { over } from "./shell/waits";

await loadWords(settings.lang);
mount(App, { target: document.getElementById("app")! });
over();

if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/sw.js");
