// Where does the client begin? Letters, colours, and the one component that holds every page.
import "@fontsource/inter/latin-400.css";
import "@fontsource/inter/latin-600.css";
import "@fontsource/zilla-slab/latin-600.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showSettings } from "./look/settings.svelte";
import { showTheme } from "./look/theme.svelte";

showTheme();
showSettings();
mount(App, { target: document.querySelector("#app")! });
