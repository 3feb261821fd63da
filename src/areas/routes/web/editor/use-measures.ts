import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Numbers, useNumbers } from '#ui/i18n/use-numbers.ts';
import { minutesText } from '../minutes-text.ts';

export interface Measures {
  /** 1234567 → `1.234,6 km`. */
  readonly km: (meters: number) => string;
  /** 440 → `7 h 20 min`, as everywhere outside the editor. */
  readonly time: (minutes: number) => string;
  /** 440 → `7:20 h`, where there is little room. */
  readonly clock: (minutes: number) => string;
}

const LONG_METERS = 100_000;

/** Lengths and times as the reader writes them. */
export function useMeasures(): Measures {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return useMemo(
    () => ({
      km: (meters) => {
        const km = meters < LONG_METERS ? Math.round(meters / 100) / 10 : Math.round(meters / 1000);
        return t('routes.editor.km', { km: numbers.show(km) });
      },
      time: (minutes) => minutesText(Math.round(minutes)),
      clock: (minutes) => t('routes.editor.clock', partsOf(minutes, numbers)),
    }),
    [t, numbers],
  );
}

const partsOf = (minutes: number, numbers: Numbers) => ({
  hours: numbers.show(Math.floor(minutes / 60)),
  minutes: String(Math.round(minutes % 60)).padStart(2, '0'),
});
