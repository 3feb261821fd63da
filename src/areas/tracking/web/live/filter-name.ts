import { dynamicKey, type PhrasePrefix, type TranslateKey } from '#kernel/phrase-key.ts';
import type { FilterName } from './truck-filters.ts';

/** Where the values of a filter have their words; the others are names. */
const WORDS: Partial<Readonly<Record<FilterName, PhrasePrefix>>> = {
  alert: 'tracking.alerts.types',
  status: 'tracking.live.status',
  freshness: 'tracking.live.freshness',
  kind: 'tracking.live.kinds',
  late: 'tracking.live.lateValues',
};

export function filterValueText(t: TranslateKey, name: FilterName, value: string): string {
  const words = WORDS[name];
  return words ? t(dynamicKey(words, value)) : value;
}
