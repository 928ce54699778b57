// Reads JSON Schema from standard input and writes TypeScript to standard output.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: `/** ${schema.$comment} */`,
  style: { printWidth: 120 },
});
// The interface of the root is there only because the compiler writes no unreachable types.
process.stdout.write(types.replace(new RegExp(`^export interface ${schema.title} {[^}]*}\n`, "m"), ""));
