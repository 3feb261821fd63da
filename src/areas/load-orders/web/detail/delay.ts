export interface Arrived {
  readonly dates: { readonly deliveryDate: string | null };
  readonly finishedAt: string | null;
}

const DAY_MS = 86_400_000;

/** How many days after the planned one a load arrived. Whether an open order is late is said by `isLate`. */
export function daysLateAtArrival({ dates, finishedAt }: Arrived, dayOf: (instant: string) => string): number {
  if (dates.deliveryDate === null || finishedAt === null) return 0;
  return Math.max(0, Math.round((Date.parse(dayOf(finishedAt)) - Date.parse(dates.deliveryDate)) / DAY_MS));
}
