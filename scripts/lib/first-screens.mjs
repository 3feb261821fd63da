import { createHash } from 'node:crypto';

/** What people wait for most: the sign-in, the frame around every screen, the lists, and what is opened by a link. */
const FIRST = [
  /\/src\/app\/web\//,
  /\/src\/areas\/session\/web\/sign-in/,
  /\/web\/(.*\/)?lists?\/[^/]+-screen/,
  /\/web\/(platform\/companies|templates\/templates|users)-screen/,
  /\/src\/areas\/(trips\/web\/driver|sharing\/web\/client|opportunities\/web\/outside)\//,
];

const isText = (id) => /\/(phrases|bundles)\//.test(id);
const isFirst = (id) => !isText(id) && FIRST.some((pattern) => pattern.test(id));

/**
 * A group for every set of first screens, of the modules that exactly these need, whoever else needs them: so a list
 * comes in few scripts. Modules that no first screen needs are left to other groups. What a module imports is needed by
 * at least the same screens, so these scripts never import one another in a circle.
 */
export function byFirstScreens(name) {
  let sets;
  return (id, bundle) => {
    sets ??= firstScreensOf(rootAbove(id, bundle), bundle);
    return sets.has(id) ? `${name}-${digest(sets.get(id).sort().join())}` : null;
  };
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function rootAbove(id, bundle) {
  const above = new Set([id]);
  for (const module of above) {
    const { isEntry, importers, dynamicImporters } = bundle.getModuleInfo(module);
    if (isEntry) return module;
    for (const importer of [...importers, ...dynamicImporters]) above.add(importer);
  }
  throw new Error(`${id} is imported by nothing`);
}

/** The first screens that need each module at once. */
function firstScreensOf(root, bundle) {
  const sets = new Map();
  const entries = new Set([root]);
  for (const entry of entries) {
    const needed = new Set([entry]);
    for (const module of needed) {
      const { importedIds = [], dynamicallyImportedIds = [] } = bundle.getModuleInfo(module) ?? {};
      for (const imported of importedIds) needed.add(imported);
      for (const lazy of dynamicallyImportedIds) entries.add(lazy);
    }
    if (!isFirst(entry)) continue;
    for (const module of needed) sets.set(module, [...(sets.get(module) ?? []), entry]);
  }
  return sets;
}
