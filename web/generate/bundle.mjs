// Starts the game in Pyodide as its worker does, then runs bundle.py there: `node web/generate/bundle.mjs` after the wheel lies in build/python.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const from = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const python = await loadPyodide();
const mount = (folder, root) => {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: from(root) }, folder);
};
mount("/sources", "src");
mount("/target", "build/python");
try {
  python.unpackArchive(new Uint8Array(readFileSync(from("build/python/msgspec.whl"))), "wheel");
  python.runPython("import sys; sys.path.append('/sources')");
  python.runPython(readFileSync(from("web/src/worker/start.py"), "utf8"));
  python.runPython(readFileSync(from("web/generate/bundle.py"), "utf8"));
} catch (error) {
  console.error(error.message); // Node would print all of Pyodide with it
  process.exitCode = 1;
}
