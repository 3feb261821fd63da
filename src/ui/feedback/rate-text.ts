import { showDay } from '#kernel/dates.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { Numbers } from '#ui/i18n/use-numbers.ts';

export interface ShownRate {
  readonly currency: string;
  readonly rate: string;
  readonly own: string;
  readonly validFrom: string;
  readonly source: string | null;
}

/** An exchange rate, since when it is in force, and who published it. */
export function rateText(
  { source, validFrom, rate, currency, own }: ShownRate,
  numbers: Numbers,
  t: TranslateKey,
): string {
  const words = { currency, own, rate: numbers.show(rate), day: showDay(validFrom) };
  return source === null ? t('ui.rateUsed.entered', words) : t('ui.rateUsed.published', { ...words, source });
}
