import { emptied } from './emptied.mjs';

const DESCRIBING = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/**
 * The browser validates with zod and never converts a shape to JSON schema: only the server's documentation does. The
 * library couples both, so the converting half is replaced by functions that do nothing to keep it out of the download.
 */
export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (DESCRIBING.test(id) ? emptied(id) : undefined),
  };
}
