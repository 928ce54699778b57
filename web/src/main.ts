import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import App from "./App.svelte";
import { update } from "./lib/update.svelte";
import { firstLanguage, words } from "./lib/words.svelte";

await words.speak(firstLanguage()).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) addEventListener("load", () => void update.watch());
