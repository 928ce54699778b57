import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
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

/** `NOTICE.txt`: the licence of every package that has a part in the client: typefaces, icons, programs. */
function notices(): Plugin {
  const read = (file: URL) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");
  /** From the wheel that `make` unpacks. */
  const msgspec = () => {
    const wheel = new URL("../build/python/msgspec/", import.meta.url);
    const folder = new URL(`${readdirSync(wheel).find((name) => name.endsWith(".dist-info"))}/`, wheel);
    const metadata = read(new URL("METADATA", folder));
    const [version, license, homepage] = [/^Version: (.*)$/m, /^License-Expression: (.*)$/m, /Homepage, (.*)$/m].map(
      (field) => field.exec(metadata)?.[1],
    );
    return [`msgspec ${version}`, license, homepage, "", read(new URL("licenses/LICENSE", folder))].join("\n");
  };
  return {
    name: "notices",
    generateBundle(_, bundle) {
      const packages = new Set(["@iconify-json/game-icons", "pyodide"]); // which `icons` and `python` read, and no module imports
      const assets = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      for (const id of [...this.getModuleIds(), ...assets]) {
        const found = /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id);
        if (found) packages.add(found[1]);
      }
      const texts = [...packages].sort().map((name) => {
        const folder = new URL(`./node_modules/${name}/`, import.meta.url);
        const { version, license, homepage } = JSON.parse(read(new URL("package.json", folder))) as Record<
          string,
          string
        >;
        const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
        return [`${name} ${version}`, license, homepage, file && "", file && read(new URL(file, folder))]
          .filter((line) => line !== undefined)
          .join("\n");
      });
      texts.push(["CPython", "PSF-2.0", "https://docs.python.org/3/license.html"].join("\n"), msgspec());
      const source = `Galecrest contains parts of these packages.\n\n${texts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: "NOTICE.txt", source });
    },
  };
}

/** `virtual:python`: the address of the folder with everything that runs Python in a worker, and the sizes of its files. `make` puts the
 *  wheel, our own modules and the standard library into build/python; the rest is in the package pyodide. */
function python(): Plugin {
  const id = "\0virtual:python";
  const made = new URL("../build/python/", import.meta.url);
  const pyodide = new URL("./", pathToFileURL(require.resolve("pyodide")));
  let build = false;
  let found: { name: string; source: Buffer }[] | null = null;
  const files = () =>
    (found ??= [
      // Hosts such as nginx do not know that .mjs is a script.
      ...read(pyodide, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm").map(({ name, source }) => ({
        name: name.replace(/mjs$/, "js"),
        source,
      })),
      ...read(made, "python_stdlib.zip", "msgspec.whl", "galecrest.zip"),
      { name: "pyodide-lock.json", source: lock() },
    ]);
  const read = (folder: URL, ...names: string[]) =>
    names.map((name) => ({ name, source: readFileSync(new URL(name, folder)) }));
  /** The lock of pyodide without its packages: none of them is used. */
  const lock = () => {
    const whole = JSON.parse(readFileSync(new URL("pyodide-lock.json", pyodide), "utf8")) as { packages: object };
    return Buffer.from(JSON.stringify({ ...whole, packages: {} }));
  };
  const folder = () => {
    const hash = createHash("sha256");
    for (const { name, source } of files()) hash.update(name).update(source);
    return `python-${hash.digest("hex").slice(0, 8)}/`;
  };
  return {
    name: "python",
    configResolved: ({ command }) => void (build = command === "build"),
    resolveId: (source) => (source === "virtual:python" ? id : undefined),
    load(wanted) {
      if (wanted !== id) return;
      const sizes = JSON.stringify(Object.fromEntries(files().map(({ name, source }) => [name, source.length])));
      const where = build ? "new URL(folder, import.meta.url).href" : `new URL("/python/", location.href).href`;
      return `const folder = ${JSON.stringify(folder())}; export default { folder: ${where}, sizes: ${sizes} }`;
    },
    generateBundle() {
      for (const { name, source } of files())
        this.emitFile({ type: "asset", fileName: `assets/${folder()}${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use("/python/", ({ url = "" }, answer, next) => {
        const file = files().find(({ name }) => name === basename(url.split("?")[0]));
        if (!file) return next();
        const type = { js: "text/javascript", wasm: "application/wasm" }[file.name.split(".").at(-1)!];
        answer.setHeader("content-type", type ?? "application/octet-stream").end(file.source);
      });
    },
  };
}

/** The catalogues without their comments and empty lines, which the first load would carry. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(wanted) {
      const [file, query] = wanted.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^(#.*)?\n/gm, ""))}`;
    },
  };
}

/** Writes service.js with the names of all files that a visit without a network needs. What runs is named with its hash: a host may send
 *  the page of the site in place of a file that is not there yet. */
function service(mode: string): Plugin {
  const source = readFileSync(new URL("./src/worker/service.js", import.meta.url), "utf8");
  const open = readdirSync(new URL("./public/", import.meta.url)).filter((name) => name !== "preview.png");
  return {
    name: "service",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const read = (name: string) => readFileSync(join(dir, name)); // as they are served: the last plugins have had their turn
      const sha256 = (name: string) => createHash("sha256").update(read(name));
      const hashed = (name: string) => [name, `sha256-${sha256(name).digest("base64")}`];
      const named = (name: string) => [name, ""];
      const all = Object.keys(bundle).sort();
      const python = all.filter((name) => name.includes("/python-"));
      const names = all.filter((name) => name !== "index.html" && !python.includes(name));
      const shell = names.map((name) => (/\.(js|css)$/.test(name) ? hashed(name) : named(name)));
      const page = read("index.html").toString();
      const version = createHash("sha256").update(source);
      for (const name of all) version.update(name).update(sha256(name).digest());
      const text = source
        .replace('[["__SHELL__", ""]]', JSON.stringify([...["./", ...open].map(named), ...shell]))
        .replace('["__LOADED__"]', JSON.stringify(names.filter((name) => page.includes(name))))
        .replace('[["__PYTHON__", ""]]', JSON.stringify(python.map(hashed)))
        .replace("__SITE__", mode)
        .replace("__VERSION__", version.digest("hex").slice(0, 8));
      writeFileSync(join(dir, "service.js"), text);
    },
  };
}

/** `vite build` makes the client that a server of ours serves; `vite build --mode site` a site of plain files that needs no server. */
export default defineConfig(
  ({ mode }) =>
    ({
      plugins: [catalogues(), icons(), cast(), python(), notices(), svelte(), service(mode)],
      base: mode === "site" ? "./" : "/",
      worker: { format: "es" },
      build: {
        outDir: mode === "site" ? "../build/site" : "../src/galecrest/server/static",
        emptyOutDir: true,
        assetsInlineLimit: 0, // the content policy allows no data: fonts
        target: "es2022",
        modulePreload: { polyfill: false },
        // One script for the first load: it takes one request, and is smaller than many when it is compressed.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
          checks: { bundlerTimings: false }, // a report for developers that a slow machine shows to players
        },
      },
      server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
      test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
    }) as import("vite").UserConfig & { test: object },
);
