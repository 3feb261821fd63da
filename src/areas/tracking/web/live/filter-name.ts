import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import type { FilterName } from './truck-filters.ts';

/** What a value of a filter is called. */
export function filterValueText(t: TranslateKey, name: FilterName, value: string): string {
  if (name === 'alert') return t(dynamicKey('tracking.alerts.types', value));
  if (name === 'status') return t(dynamicKey('tracking.live.status', value));
  if (name === 'freshness') return t(dynamicKey('tracking.live.freshness', value));
  if (name === 'kind') return t(dynamicKey('tracking.live.kinds', value));
  // The others are names.
  return name === 'late' ? t('tracking.live.isLate') : value;
}
