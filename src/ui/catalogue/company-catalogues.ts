import type { i18n as I18n } from 'i18next';
import { COMPANY_WORDS } from '#ui/i18n/i18n.ts';
import { Store, useStore } from '#ui/store/store.ts';

/** A catalogue as the reader's company changed it. */
export interface ChangedCatalogue {
  readonly id: string;
  readonly groups: readonly string[];
  readonly offered: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  /** Of own entries: the entry of the product whose rules count for it. */
  readonly behaviour: Readonly<Record<string, string>>;
}

type ById = ReadonlyMap<string, ChangedCatalogue>;

const changed = new Store<ById>(new Map());

/**
 * What to choose from among some of the product's keys, in the company's order, with the own entries that behave as one of
 * them; as in the product where the company changed nothing.
 */
export function useOffered(
  catalogue: string,
  keys: readonly string[],
  kinds: readonly string[] = [],
): readonly string[] {
  const found = useStore(changed).get(catalogue);
  return found?.offered.filter((key) => isAmong(found, [...keys, ...kinds], key)) ?? keys;
}

const isAmong = ({ behaviour }: ChangedCatalogue, keys: readonly string[], key: string) =>
  keys.includes(behaviour[key] ?? key);

/** The same with everything that records may still hold: what is hidden, and what other companies named. */
export function useFilterKeys(catalogue: string | undefined, keys: readonly string[]): readonly string[] {
  const found = useStore(changed).get(catalogue ?? '');
  if (!found) return keys;
  const all = [...found.offered, ...keys, ...Object.keys(found.names)];
  return [...new Set(all.filter((key) => isAmong(found, keys, key)))];
}

/** From now on texts are those of the company: what it calls entries and screens comes before the words of the product. */
export function speakAs(
  i18n: I18n,
  catalogues: readonly ChangedCatalogue[],
  labels: Readonly<Record<string, string>> = {},
): void {
  const names = catalogues.flatMap(({ groups, names: named }) =>
    groups.flatMap((group) => Object.entries(named).map(([key, name]) => [`${group}.${key}`, name] as const)),
  );
  for (const language of Object.keys(i18n.store.data)) i18n.removeResourceBundle(language, COMPANY_WORDS);
  i18n.addResources(i18n.language, COMPANY_WORDS, { ...labels, ...Object.fromEntries(names) });
  changed.set(new Map(catalogues.map((one) => [one.id, one])));
  // Everything that shows a text shows it anew.
  i18n.emit('languageChanged', i18n.language);
}
