/** The time zone of relative times and calendar days, one for the whole product. */
export const PRODUCT_ZONE = 'America/La_Paz';

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
export function dayIn(instant: Date, zone: string = PRODUCT_ZONE): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** An instant as DD/MM/YYYY HH:mm in the given zone. */
export function showInstant(instant: Date | string, zone: string = PRODUCT_ZONE): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('day')}/${get('month')}/${get('year')} ${get('hour')}:${get('minute')}`;
}

/** The instant a clock in the given zone shows a day (YYYY-MM-DD) and an hour (HH:mm). */
export function instantIn(day: string, hour: string, zone: string = PRODUCT_ZONE): Date {
  const shown = new Date(`${day}T${hour}:00Z`);
  const offset = (instant: Date) => {
    const [date = '', time = ''] = showInstant(instant, zone).split(' ');
    return Date.parse(`${date.split('/').reverse().join('-')}T${time}:00Z`) - instant.getTime();
  };
  const guess = new Date(shown.getTime() - offset(shown));
  // The offset may have changed between the guess and the instant: the one in force at the instant counts.
  return new Date(shown.getTime() - offset(guess));
}

export interface DateRange {
  readonly label: string;
  readonly startDate: string;
  readonly endDate: string;
}
