import { readFileSync } from 'node:fs';

const DESCRIBING = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/**
 * The browser judges with zod and never describes a shape as JSON schema: only the server's documentation does. The
 * library ties both together; here its describing half is left out of the download, each of its names standing for
 * something that does nothing.
 */
export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!DESCRIBING.test(id)) return undefined;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return `const nothing = () => nothing; export { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
    },
  };
}
