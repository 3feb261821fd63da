import { createHash } from 'node:crypto';

const LISTS = [/\/web\/(.*\/)?lists?\/[^/]+-screen/, /\/web\/(platform\/companies|templates\/templates|users)-screen/];
const isList = (id) => LISTS.some((pattern) => pattern.test(id));

/** What many people see first instead of a list. */
const CONTROL_CENTRE = /\/embed\/control-centre\.tsx$/;

/** What people wait for most: the sign-in, the frame around every screen, the lists, and what is opened by a link. */
const FIRST = [
  /\/src\/app\/web\/(session\/session-controller|outside\/outside-services|private-frame)\.tsx?$/,
  /\/src\/areas\/session\/web\/sign-in/,
  ...LISTS,
  CONTROL_CENTRE,
  /\/src\/areas\/(trips\/web\/driver|sharing\/web\/client|opportunities\/web\/outside)\//,
];

const isText = (id) => /\/(phrases|bundles)\//.test(id);
const isFirst = (id) => !isText(id) && FIRST.some((pattern) => pattern.test(id));

/** What every page loads, and the page that leads to all others. */
const OF_EVERY_PAGE = /\/(session\/session-controller|outside\/outside-services)\.ts$/;
const SIGN_IN = /\/web\/sign-in-screen\.tsx$/;
const IN_AREA = /\/src\/areas\//;
const STYLE = /\.module\.css$/;
const OF_LISTS = /\/src\/ui\/list\//;
const FRAME = /\/private-frame\.tsx$/;
/** What so many lists need is one script for all of them. */
const SHARED_BY_LISTS = 6;
/** Shorter than what it costs to ask for them: words of contracts and rules that some screens share. */
const SHORT = 600;

/**
 * One group of what the frame needs, one of what most lists need, and one for every other set of first screens, of the
 * modules that exactly these need, whoever else needs them: so a list comes in few scripts. Modules that no first screen
 * needs are left to other groups. What a module imports is needed by at least the same screens, so these scripts never
 * import one another in a circle.
 */
export function byFirstScreens(name) {
  let sets;
  const groupOf = (id, bundle) => {
    const { screens, isOfOne } = sets.get(id) ?? { screens: [] };
    const isOf = (pattern) => screens.some((screen) => pattern.test(screen));
    if (isOf(OF_EVERY_PAGE)) return 'welcome';
    const lists = screens.filter(isList).length;
    // A page of its own, which everybody has loaded who sees a form.
    if (isOf(SIGN_IN) && screens.length === 1) return 'form-state';
    // The style sheets of lists are short, and each would be a request of its own.
    if (STYLE.test(id) && !isOf(SIGN_IN) && (lists > 0 || isOf(FRAME) || OF_LISTS.test(id))) return 'frame';
    // What a single screen needs comes with that screen.
    if (screens.length === 0 || isOfOne) return null;
    if (isOf(FRAME)) return isOf(SIGN_IN) ? 'welcome' : 'frame';
    // Before what lists share: what is short imports only what is short.
    if (lists > 1 && !isOf(SIGN_IN) && isShort(id, bundle)) return 'frame';
    if (lists >= SHARED_BY_LISTS) return isOf(CONTROL_CENTRE) ? 'frame' : 'lists';
    // Machinery of forms, files and maps has groups of its own.
    return lists > 0 || IN_AREA.test(id) ? `${name}-${digest(screens.sort().join())}` : null;
  };
  /** With everything it imports. */
  const isShort = (id, bundle) =>
    neededBy(id, bundle).reduce((all, one) => all + (bundle.getModuleInfo(one)?.code?.length ?? 0), 0) <= SHORT;
  return (id, bundle) => {
    sets ??= firstScreensOf(rootAbove(id, bundle), bundle);
    return groupOf(id, bundle);
  };
}

/** A module and all that it imports at once. */
function neededBy(id, bundle) {
  const needed = new Set([id]);
  for (const module of needed)
    for (const imported of bundle.getModuleInfo(module)?.importedIds ?? []) needed.add(imported);
  return [...needed];
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

export function rootAbove(id, bundle) {
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
  for (const [entry, needed] of entriesOf(root, bundle)) {
    for (const module of needed) {
      const known = sets.get(module);
      const screens = known?.screens ?? [];
      if (isFirst(entry)) screens.push(entry);
      sets.set(module, { screens, isOfOne: known === undefined });
    }
  }
  return sets;
}

/** Everything that is loaded later somewhere, with all that it imports at once. */
export function entriesOf(root, bundle) {
  const entries = new Map([[root, []]]);
  for (const [entry] of entries) {
    const needed = neededBy(entry, bundle);
    entries.set(entry, needed);
    for (const module of needed) {
      for (const lazy of bundle.getModuleInfo(module)?.dynamicallyImportedIds ?? []) {
        if (!entries.has(lazy)) entries.set(lazy, []);
      }
    }
  }
  return entries;
}
