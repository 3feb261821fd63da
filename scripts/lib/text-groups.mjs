import { entriesOf, rootAbove } from './first-screens.mjs';

/** The texts that are loaded as one file, in the order in which a person comes to need them. */
const BEGINNINGS = [
  [/\/src\/app\/web\/bundles\/start\/(pt-BR|es|en)\.ts$/, () => 'start'],
  [/\/src\/app\/web\/bundles\/(pt-BR|es|en)\.ts$/, () => 'frame'],
  [/\/src\/areas\/[\w-]+\/phrases\/(pt-BR|es|en)\.ts$/, (id) => /\/areas\/([\w-]+)/.exec(id)[1]],
];
const isText = (id) => /\/phrases\/|\/bundles\//.test(id);

/**
 * One group of texts for each file that a list waits for, whatever else uses a part of it. Texts that several areas
 * begin with are left to the bundler.
 */
export function byFirstTexts() {
  let groups;
  return (id, bundle) => {
    groups ??= firstTexts(entriesOf(rootAbove(id, bundle), bundle));
    return groups.get(id) ?? null;
  };
}

function firstTexts(entries) {
  const groups = new Map();
  for (const [pattern, nameOf] of BEGINNINGS) {
    const found = new Map();
    for (const [entry, needed] of entries) {
      const language = pattern.exec(entry)?.[1];
      if (!language) continue;
      for (const id of needed.filter(isText)) found.set(id, [...(found.get(id) ?? []), `${language}-${nameOf(entry)}`]);
    }
    for (const [id, names] of found) if (!groups.has(id) && names.length === 1) groups.set(id, names[0]);
  }
  return groups;
}
