import type { Position } from '#kernel/position.ts';
import { DEVICE_ALARMS, type DeviceAlarm } from './device-message.ts';

/** One request carries a thousand messages at most. */
export const MAX_MESSAGES = 1000;

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields inside another field; none where it is something else. */
export const fieldsAt = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isFields(value) ? value : {};
};

/** Exponents included, because some devices write tiny speeds as 1.0E-4; hexadecimal and empty texts are no numbers. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

export function numberOf(value: unknown): number | null {
  const given = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : null;
}

/** Null outside the limits: devices write -1 or 65535 where they know nothing. */
function numberWithin(value: unknown, min: number, max: number): number | null {
  const number = numberOf(value);
  return number === null || number < min || number > max ? null : number;
}

export const KMH_PER_KNOT = 1.852;
export const KMH_PER_METRE_A_SECOND = 3.6;
const FASTEST_KMH = 1000;

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** In km/h, from whatever unit; nothing that rolls is faster than a thousand. */
export function speedOf(value: unknown, kmhPerUnit = 1): number | null {
  const speed = numberWithin(value, 0, FASTEST_KMH / kmhPerUnit);
  return speed === null ? null : toHundredths(speed * kmhPerUnit);
}

export function headingOf(value: unknown): number | null {
  const heading = numberWithin(value, 0, 360);
  // A tiny fraction below 360 rounds up to the whole turn, which is north again.
  return heading === null ? null : toHundredths(heading) % 360;
}

export const altitudeOf = (value: unknown): number | null => {
  const altitude = numberWithin(value, -1000, 20_000);
  return altitude === null ? null : toHundredths(altitude);
};

const WORST_ACCURACY_M = 1_000_000;

/** A huge one still says that the fix is bad, so it is kept at the limit. */
export function accuracyOf(value: unknown): number | null {
  const accuracy = numberOf(value);
  return accuracy === null || accuracy < 0 ? null : toHundredths(Math.min(accuracy, WORST_ACCURACY_M));
}

export const percentOf = (value: unknown, perUnit = 1): number | null => {
  const percent = numberWithin(value, 0, 100 / perUnit);
  return percent === null ? null : toHundredths(percent * perUnit);
};

/** Kept as it was given, even 0/0 or beyond the poles: whether it is a place, the verdict says. */
export function positionOf(latitude: unknown, longitude: unknown): Position | null {
  const lat = numberOf(latitude);
  const lng = numberOf(longitude);
  return lat === null || lng === null ? null : { lat, lng };
}

export function flagOf(value: unknown): boolean | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === true || text === 1 || text === '1' || text === 'true') return true;
  return text === false || text === 0 || text === '0' || text === 'false' ? false : null;
}

const LONGEST_IDENTIFIER = 128;

/** Control characters are left out: the database does not take all of them. */
export function identifierOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return text.slice(0, LONGEST_IDENTIFIER) || null;
}

/** What devices and other systems call their alarms, in small letters and without separators. */
const ALARM_NAMES: ReadonlyMap<string, DeviceAlarm> = new Map([
  ...DEVICE_ALARMS.map((alarm) => [alarm.toLowerCase(), alarm] as const),
  ['panic', 'sos'],
  ['poweroff', 'powerCut'],
  ['gpsantennacut', 'antennaCut'],
  ['removing', 'tampering'],
  ['jamming', 'tampering'],
  ['crash', 'accident'],
  ['door', 'doorOpen'],
  ['lowpower', 'lowBattery'],
]);

/** A message carries one alarm, so of several the gravest counts. */
export function alarmOf(value: unknown): DeviceAlarm | null {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const found = texts.flatMap((text) =>
    text.split(',').map((name) => ALARM_NAMES.get(name.replaceAll(/[\s_-]/g, '').toLowerCase())),
  );
  return DEVICE_ALARMS.find((alarm) => found.includes(alarm)) ?? null;
}
