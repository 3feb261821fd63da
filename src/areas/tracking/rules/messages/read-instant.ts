/** Seconds up to here, milliseconds above: as milliseconds it is 1973, as seconds the year 5138. */
const LAST_SECONDS = 100_000_000_000;
/** The beginning of 2200: what claims to be later is a broken number, not a clock that is ahead. */
const LAST_INSTANT = 7_258_118_400_000;

// A plus that nobody encoded in an address arrives as a space.
const WRITTEN =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+ -])(\d{2}):?(\d{2}))?$/i;

/**
 * Seconds or milliseconds since 1970, ISO 8601, or `yyyy-MM-dd HH:mm:ss`, which is UTC. Null where nothing is given,
 * undefined where it is no instant.
 */
export function instantOf(value: unknown): Date | null | undefined {
  const given = typeof value === 'string' ? value.trim() : value;
  if (given === undefined || given === null || given === '') return null;
  if (typeof given === 'number') return fromNumber(given);
  if (typeof given !== 'string') return undefined;
  return /^\d{1,15}(\.\d{1,9})?$/.test(given) ? fromNumber(Number(given)) : fromText(given);
}

function fromNumber(value: number): Date | undefined {
  return instantAt(Math.round(value < LAST_SECONDS ? value * 1000 : value));
}

export function instantAt(milliseconds: number): Date | undefined {
  return milliseconds >= 0 && milliseconds < LAST_INSTANT ? new Date(milliseconds) : undefined;
}

function fromText(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second = '0', fraction = '0', sign, offsetHours = '0', offsetMinutes = '0'] =
    WRITTEN.exec(text) ?? [];
  const shown = instantFrom(
    [year, month, day, hour, minute, second].map(Number),
    Math.trunc(Number(`0.${fraction}`) * 1000),
  );
  if (shown === undefined) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return instantAt(shown - (sign === '-' ? -offset : offset));
}

/** In milliseconds; undefined where the calendar or the clock has no such time. */
export function instantFrom(parts: readonly number[], milliseconds = 0): number | undefined {
  const [year = Number.NaN, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const instant = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  const isReal =
    month >= 1 &&
    month <= 12 &&
    hour < 24 &&
    minute < 60 &&
    second <= 60 &&
    new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isReal && Number.isFinite(instant) ? instant : undefined;
}
