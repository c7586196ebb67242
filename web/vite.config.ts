import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build lands inside the Python package, so that playing needs no Node.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: here("../src/tapete/server/words") } },
  build: {
    outDir: here("../src/tapete/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // On a loaded machine the first test of a file waits long for what it imports.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    port: 5173,
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.TAPETE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
