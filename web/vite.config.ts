import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
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

/** `virtual:cast`: the address of the folder of portraits, which `python -m art build/cast` draws. Its name changes with the drawings,
 *  so browsers may keep a portrait for ever; the address is relative to the script, so the client may be served below any path. */
function cast(): Plugin {
  const id = "\0virtual:cast";
  const drawn = new URL("../build/cast/", import.meta.url);
  let build = false;
  const files = () => {
    const names = existsSync(drawn)
      ? readdirSync(drawn)
          .filter((name) => name.endsWith(".svg"))
          .sort()
      : [];
    return names.map((name) => ({ name, source: readFileSync(new URL(name, drawn)) }));
  };
  const folder = () => {
    const hash = createHash("sha256");
    for (const { name, source } of files()) hash.update(name).update(source);
    return `cast-${hash.digest("hex").slice(0, 8)}/`;
  };
  return {
    name: "cast",
    configResolved: ({ command }) => void (build = command === "build"),
    resolveId: (source) => (source === "virtual:cast" ? id : undefined),
    load(wanted) {
      if (wanted !== id) return;
      return build
        ? `const folder = ${JSON.stringify(folder())}; export default new URL(folder, import.meta.url).href`
        : `export default "/cast/"`;
    },
    generateBundle() {
      if (!files().length) this.error("there are no portraits: run `python -m art build/cast`");
      for (const { name, source } of files())
        this.emitFile({ type: "asset", fileName: `assets/${folder()}${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use("/cast/", ({ url = "" }, answer, next) => {
        const file = files().find(({ name }) => name === basename(url.split("?")[0]));
        if (!file) return next();
        answer.setHeader("content-type", "image/svg+xml").end(file.source);
      });
    },
  };
}

export default defineConfig({
  plugins: [icons(), cast(), svelte()],
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
