import { useTranslation } from 'react-i18next';
import { dynamicKey, type PhrasePrefix } from '#kernel/phrase-key.ts';
import type { Option } from '#ui/fields/choice/option.ts';
import { useOffered } from './company-catalogues.ts';

interface EntryOptions {
  readonly catalogue: string;
  /** The entries of the product. */
  readonly keys: readonly string[];
  /** What else own entries behave as that are offered with them. */
  readonly kinds?: readonly string[];
  /** The group of phrases that names them. */
  readonly group: PhrasePrefix;
  /** The group of their abbreviations. */
  readonly short?: PhrasePrefix;
  /** What the record holds: offered here although it may be hidden by now. */
  readonly chosen?: string | null | undefined;
}

/** The entries of a catalogue as options of a field. */
export function useEntryOptions({
  catalogue,
  keys,
  kinds,
  group: entryGroup,
  short: shortGroup,
  chosen,
}: EntryOptions): Option[] {
  const { t } = useTranslation();
  const offered = useOffered(catalogue, keys, kinds);
  const all = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  return all.map((value) => {
    const label = t(dynamicKey(entryGroup, value));
    const detail = shortGroup && t(dynamicKey(shortGroup, value));
    return { value, label, ...(detail && detail !== label ? { detail } : {}) };
  });
}
