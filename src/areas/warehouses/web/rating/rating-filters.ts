import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '#kernel/dates.ts';

export const PERIODS = ['3', '12', 'all'] as const;
export type Period = (typeof PERIODS)[number];
const DAYS_OF: Readonly<Record<Period, number | null>> = { 3: 92, 12: 366, all: null };

export interface RatingFilters {
  readonly warehouseId: string | null;
  readonly period: Period;
  readonly stars: string | null;
}

/** Kept in the address, so that it can be shared and survives a reload. */
export function useRatingFilters(today: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = PERIODS.find((one) => one === asked) ?? '12';
  const warehouseId = params.get('warehouse');
  const stars = params.get('stars');
  const query = useMemo(() => {
    const days = DAYS_OF[period];
    return {
      ...(warehouseId ? { warehouseId } : {}),
      ...(days ? { from: addDays(today, -days) } : {}),
      ...(stars ? { stars: Number(stars) } : {}),
    };
  }, [warehouseId, period, stars, today]);
  const set = (name: 'warehouse' | 'period' | 'stars', value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { warehouseId, period, stars, query, set };
}
