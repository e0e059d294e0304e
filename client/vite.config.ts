import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server answers /api and /ws on the same address; while developing, those of `dev.py serve` are passed on.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/whistlepost/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
