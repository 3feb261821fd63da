import { asIfUtc, dayIn, instantIn } from '#kernel/dates.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const OFFICE = { from: 8, to: 18 };
const RECEIVING = { from: 7, to: 17 };
const SUNDAY = 0;

export const isSunday = (moment: Date, zone: string): boolean => asIfUtc(moment, zone).getUTCDay() === SUNDAY;

/** The hour of the same day in that zone: 9.5 is half past nine. */
export function atHour(moment: Date, hour: number, zone: string): Date {
  const [whole, minutes] = [Math.floor(hour), Math.round((hour % 1) * 60)];
  return instantIn(dayIn(moment, zone), `${pad(whole)}:${pad(minutes)}`, zone);
}

export const hourOf = (moment: Date, zone: string): string => asIfUtc(moment, zone).toISOString().slice(11, 16);

/** The moment itself, or the last one before it at which an office is open. */
export function officeBefore(moment: Date, zone: string): Date {
  const hour = asIfUtc(moment, zone).getUTCHours();
  if (!isSunday(moment, zone) && hour >= OFFICE.from && hour < OFFICE.to) return moment;
  const isEvening = !isSunday(moment, zone) && hour >= OFFICE.to;
  const minutes = (moment.getTime() / 60_000) % 50;
  const closing = (day: Date) => atHour(day, OFFICE.to - 1 + minutes / 60, zone);
  if (isEvening) return closing(moment);
  const before = new Date(moment.getTime() - DAY_MS);
  return isSunday(before, zone) ? closing(new Date(before.getTime() - DAY_MS)) : closing(before);
}

/** The moment itself, or the next one at which an office is open. */
export function officeFrom(moment: Date, zone: string): Date {
  const hour = asIfUtc(moment, zone).getUTCHours();
  if (!isSunday(moment, zone) && hour >= OFFICE.from && hour < OFFICE.to) return moment;
  const isEarly = !isSunday(moment, zone) && hour < OFFICE.from;
  const opening = (day: Date) => atHour(day, OFFICE.from + ((moment.getTime() / 60_000) % 50) / 60, zone);
  if (isEarly) return opening(moment);
  const next = new Date(moment.getTime() + DAY_MS);
  return opening(isSunday(next, zone) ? new Date(next.getTime() + DAY_MS) : next);
}

/** The first half hour from the moment on at which the receiver is open. */
export function receivedFrom(moment: Date, zone: string): Date {
  const half = new Date(Math.ceil(moment.getTime() / (HOUR_MS / 2)) * (HOUR_MS / 2));
  const clock = asIfUtc(half, zone);
  const hour = clock.getUTCHours() + clock.getUTCMinutes() / 60;
  if (!isSunday(half, zone) && hour <= RECEIVING.to)
    return hour < RECEIVING.from ? atHour(half, RECEIVING.from, zone) : half;
  const next = new Date(half.getTime() + DAY_MS);
  return atHour(isSunday(next, zone) ? new Date(next.getTime() + DAY_MS) : next, RECEIVING.from, zone);
}

const pad = (number: number) => String(number).padStart(2, '0');
