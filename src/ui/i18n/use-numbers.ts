import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { showNumber, showRounded, showUngrouped } from '#kernel/numbers.ts';

export interface Numbers {
  readonly language: Language;
  /** 1082.9 → `1.082,9`, as the person's country writes it. */
  readonly show: (value: number | string) => string;
  /** Without groups of three digits: years, and numbers that may be a code. */
  readonly ungrouped: (value: number | string) => string;
  /** A number and its unit: `250,488 Tn`. */
  readonly withUnit: (value: number | string, unit: string) => string;
  /** A rating has one decimal. */
  readonly rating: (value: number) => string;
  /** 99.4 → `99,4%`. */
  readonly percent: (value: number) => string;
}

const RATING_DECIMALS = 1;

/** Numbers for the reader of the page; in a phrase, a number is written this way by itself. */
export function useNumbers(): Numbers {
  const language = useTranslation().i18n.language as Language;
  return useMemo(() => numbersIn(language), [language]);
}

export function numbersIn(language: Language): Numbers {
  const show = (value: number | string) => showNumber(value, language);
  return {
    language,
    show,
    ungrouped: (value) => showUngrouped(value, language),
    withUnit: (value, unit) => `${show(value)} ${unit}`.trim(),
    rating: (value) => showRounded(value, RATING_DECIMALS, language),
    percent: (value) => `${show(value)}%`,
  };
}
