import type { WarningCode } from '#countries/rule.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';

/** What the rules of a country find odd, in words. */
export const WARNING_PHRASES: Readonly<Record<WarningCode, PhraseKey>> = {
  'unusual-form': 'validation.unusual',
  'check-digit': 'validation.checkDigit',
  'under-age': 'validation.underAge',
  'over-age': 'validation.overAge',
};
