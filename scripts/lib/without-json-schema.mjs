/**
 * The browser judges with zod and never describes a shape as JSON schema: only the server's documentation does. The
 * library ties both together; here its describing half is left out of the download.
 */
const EMPTY = new Map([
  [
    'json-schema-processors.js',
    'export const toJSONSchema = undefined; export const allProcessors = {}; export const aggregateChecks = () => ({});',
  ],
  [
    'to-json-schema.js',
    `const nothing = () => undefined;
     export const createToJSONSchemaMethod = () => nothing;
     export const createStandardJSONSchemaMethod = () => nothing;
     export { nothing as extractDefs, nothing as finalize, nothing as handleUnrepresentable };
     export { nothing as initializeContext, nothing as processSchema };`,
  ],
]);

export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, file] = /\/zod\/v4\/core\/([\w-]+\.js)$/.exec(id) ?? [];
      return file && EMPTY.get(file);
    },
  };
}
