import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** `virtual:icons`: only the icons that src/lib/icons.json and src/lib/emblems.json name, out of the four thousand of the package. */
function icons(): Plugin {
  const id = "\0virtual:icons";
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(new URL(`./src/lib/${file}`, import.meta.url), "utf8")) as T;
  return {
    name: "icons",
    resolveId: (source) => (source === "virtual:icons" ? id : undefined),
    load(wanted) {
      if (wanted !== id) return;
      const { icons: all } = require("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const bodies: Record<string, string> = {};
      for (const name of [
        ...read<string[]>("icons.json"),
        ...Object.values(read<Record<string, string>>("emblems.json")),
      ]) {
        if (!all[name]) this.error(`there is no icon ${name}`);
        bodies[name] = all[name].body.replace(/(\d+\.\d)\d+/g, "$1");
      }
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/galecrest/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
} as import("vite").UserConfig & { test: object });
