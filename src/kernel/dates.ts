/** Relative times of notifications are counted in this zone in every country; everything else follows the company's. */
export const NOTIFICATION_ZONE = 'America/La_Paz';

/** For people who work in no company: the zone of the default country, without loading the countries. */
export const DEFAULT_ZONE = 'America/La_Paz';

/** Calendar days are sent as DD-MM-YYYY in date ranges and as YYYY-MM-DD elsewhere. */
export function parseDay(text: string): string | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return undefined;
  return isoDay(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** Whether a text is a real calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && isoDay(Number(match[1]), Number(match[2]), Number(match[3])) !== undefined;
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1900 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}

/** YYYY-MM-DD → DD/MM/YYYY, the format for readers. */
export function showDay(iso: string): string {
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
}

/** The calendar day of an instant in the given zone, YYYY-MM-DD. */
export function dayIn(instant: Date, zone: string): string {
  const { year, month, day } = wallClock(instant, zone);
  return `${year}-${month}-${day}`;
}

/** A calendar day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** An instant as DD/MM/YYYY HH:mm in the given zone. */
export function showInstant(instant: Date | string, zone: string): string {
  const { year, month, day, hour, minute } = wallClock(new Date(instant), zone);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** The time of day of an instant, HH:mm, in the given zone. */
export function hourIn(instant: Date | string, zone: string): string {
  const { hour, minute } = wallClock(new Date(instant), zone);
  return `${hour}:${minute}`;
}

/**
 * The instant a clock in the given zone shows a day (YYYY-MM-DD) and an hour (HH:mm). An hour that clocks skip when they
 * go forward is counted on from before, as PostgreSQL does.
 */
export function instantIn(day: string, hour: string, zone: string): Date {
  const shown = new Date(`${day}T${hour}:00Z`).getTime();
  const offset = (instant: number) => asIfUtc(new Date(instant), zone).getTime() - instant;
  const guess = shown - offset(shown);
  // The offset may have changed between the guess and the instant: the one in force at the instant counts.
  const better = shown - offset(guess);
  return new Date(offset(better) === shown - better ? better : Math.max(guess, better));
}

/** The local time of a zone to the minute, written as if it were UTC: for spreadsheets, which have no time zones. */
export function asIfUtc(instant: Date, zone: string): Date {
  const { year, month, day, hour, minute } = wallClock(instant, zone);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** Creating a formatter is slow, and lists show hundreds of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(instant: Date, zone: string): Record<ClockPart, string> {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(zone, clock);
  }
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value])) as Record<
    ClockPart,
    string
  >;
}

export interface DateRange {
  readonly label: string;
  readonly startDate: string;
  readonly endDate: string;
}
