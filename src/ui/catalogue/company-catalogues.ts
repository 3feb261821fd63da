import type { i18n as I18n } from 'i18next';
import { isOwnKey } from '#kernel/catalogue.ts';
import { Store, useStore } from '#ui/store/store.ts';

/** A catalogue as the reader's company changed it. */
export interface ChangedCatalogue {
  readonly id: string;
  readonly groups: readonly string[];
  readonly offered: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

type ById = ReadonlyMap<string, ChangedCatalogue>;

/** What the library has besides what its types say. */
interface Texts {
  getResource(language: string, namespace: string, key?: unknown, options?: object): unknown;
}

const changed = new Store<ById>(new Map());
const UNKNOWN_ENTRY = '—';

/** The keys to choose from, in the company's order; as in the product where it changed nothing. */
export function useOffered(catalogue: string, keys: readonly string[]): readonly string[] {
  return useStore(changed).get(catalogue)?.offered ?? keys;
}

/** The same with everything that records may still hold: what is hidden, and what other companies named. */
export function useFilterKeys(catalogue: string | undefined, keys: readonly string[]): readonly string[] {
  const found = useStore(changed).get(catalogue ?? '');
  if (!found) return keys;
  return [...new Set([...found.offered, ...keys, ...Object.keys(found.names)])];
}

/** From now on the texts name entries as the company does. */
export function speakAs(i18n: I18n, catalogues: readonly ChangedCatalogue[]): void {
  const byGroup = new Map(catalogues.flatMap((one) => one.groups.map((group) => [group, one] as const)));
  const texts = i18n.services.resourceStore as unknown as Texts;
  // Found on the prototype again, so that the words of one company are never those of the next.
  const product = (Object.getPrototypeOf(texts) as Texts).getResource;
  texts.getResource = (language, namespace, key, options) => {
    // Whole bundles are read without a key.
    if (typeof key !== 'string') return product.call(texts, language, namespace, key, options);
    const at = key.lastIndexOf('.');
    const entry = key.slice(at + 1);
    const name = byGroup.get(key.slice(0, at))?.names[entry];
    if (name !== undefined) return name;
    return product.call(texts, language, namespace, key, options) ?? (isOwnKey(entry) ? UNKNOWN_ENTRY : undefined);
  };
  changed.set(new Map(catalogues.map((one) => [one.id, one])));
  // Everything that shows a text shows it anew.
  i18n.emit('languageChanged', i18n.language);
}
