import { DEVICE_ALARMS, type DeviceAlarm, type DeviceMessage, SILENT_MESSAGE } from '../messages/device-message.ts';
import { instantAt, instantFrom } from '../messages/read-instant.ts';
import { headingOf, speedOf } from '../messages/read-values.ts';
import { ByteReader } from './byte-reader.ts';
import { chargeOf } from './cell-charge.ts';

export const KIND = {
  login: 0x01,
  location: 0x12,
  status: 0x13,
  alarm: 0x16,
  locationWithIgnition: 0x22,
  statusInVolts: 0x23,
  alarmAtUtc: 0x26,
} as const;

/** What the login says: the number of the device, and how far its clock is from UTC. */
export interface Gt06Login {
  readonly identifier: string;
  readonly offsetMinutes: number;
}

/** Undefined where it is no login. Sixteen digits, the first of which only fills the byte. */
export function readLogin(content: Uint8Array): Gt06Login | undefined {
  const digits = [...content.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!/^\d{16}$/.test(digits)) return undefined;
  const reader = new ByteReader(content.subarray(10));
  return { identifier: digits.replace(/^0/, ''), offsetMinutes: reader.rest >= 2 ? offsetOf(reader.u16()) : 0 };
}

const FARTHEST_ZONE_MINUTES = 14 * 60;

/** Hours and minutes as one decimal number in the upper bits, west of Greenwich with bit 3. */
function offsetOf(zone: number): number {
  const minutes = Math.floor((zone >> 4) / 100) * 60 + ((zone >> 4) % 100);
  if (minutes > FARTHEST_ZONE_MINUTES) return 0;
  return zone & 0b1000 ? -minutes : minutes;
}

/** Undefined where the content is shorter than its kind; null where the kind has nothing for us. */
export function readMessage(kind: number, content: Uint8Array, login: Gt06Login): DeviceMessage | undefined | null {
  if (!READ.has(kind)) return null;
  const reader = new ByteReader(content);
  const message = { ...SILENT_MESSAGE, identifier: login.identifier, ...readParts(kind, reader, login.offsetMinutes) };
  return reader.isShort ? undefined : message;
}

const READ: ReadonlySet<number> = new Set([
  KIND.location,
  KIND.locationWithIgnition,
  KIND.status,
  KIND.statusInVolts,
  KIND.alarm,
  KIND.alarmAtUtc,
]);

function readParts(kind: number, reader: ByteReader, offsetMinutes: number): Partial<DeviceMessage> {
  if (kind === KIND.status) return { ...readStatusFlags(reader), ...readSteps(reader) };
  if (kind === KIND.statusInVolts) return { ...readStatusFlags(reader), batteryPercent: chargeOf(reader.u16() * 10) };
  const fix = readFix(reader, offsetMinutes);
  if (kind === KIND.location) return fix;
  if (kind === KIND.locationWithIgnition) {
    // The cell: country, network, area and number; the first bit says that the network has two bytes.
    reader.skip(reader.u16() & 0x8000 ? 7 : 6);
    return { ...fix, ignition: reader.u8() === 1 };
  }
  // The length of the cell counts itself; some devices leave the cell out with 0.
  reader.skip(Math.max(0, reader.u8() - 1));
  const status = { ...readStatusFlags(reader), ...readSteps(reader) };
  return { ...fix, ...status, alarm: gravest([ALARM_CODES.get(reader.u8()), status.alarm]) };
}

const DEGREES = 60 * 30_000;
const BIT = { north: 10, west: 11, hasFix: 12, knowsIgnition: 14, ignition: 15 } as const;

function readFix(reader: ByteReader, offsetMinutes: number): Partial<DeviceMessage> {
  const clock = Array.from({ length: 6 }, () => reader.u8());
  const shown = instantFrom([2000 + clock[0]!, ...clock.slice(1)]);
  reader.skip(1);
  const lat = reader.u32() / DEGREES;
  const lng = reader.u32() / DEGREES;
  const speed = reader.u8();
  const flags = reader.u16();
  const has = (bit: number) => ((flags >> bit) & 1) === 1;
  const isValid = has(BIT.hasFix);
  return {
    at: shown === undefined ? null : (instantAt(shown - offsetMinutes * 60_000) ?? null),
    position: { lat: has(BIT.north) ? lat : -lat, lng: has(BIT.west) ? -lng : lng },
    isValid,
    speedKmh: isValid ? speedOf(speed) : null,
    heading: isValid ? headingOf(flags & 0x3ff) : null,
    ...(has(BIT.knowsIgnition) && { ignition: has(BIT.ignition) }),
  };
}

function readStatusFlags(reader: ByteReader): Pick<DeviceMessage, 'ignition' | 'hasPower' | 'alarm'> {
  const flags = reader.u8();
  return {
    ignition: (flags & 0b10) !== 0,
    hasPower: (flags & 0b100) !== 0,
    alarm: STATUS_ALARMS.get((flags >> 3) & 0b111) ?? null,
  };
}

const FULLEST = 6;

/** The battery in seven steps, and the strength of the network. */
function readSteps(reader: ByteReader): Pick<DeviceMessage, 'batteryPercent'> {
  const battery = reader.u8();
  reader.skip(1);
  return { batteryPercent: battery > FULLEST ? null : Math.round((100 * battery) / FULLEST) };
}

const STATUS_ALARMS: ReadonlyMap<number, DeviceAlarm> = new Map([
  [2, 'powerCut'],
  [3, 'lowBattery'],
  [4, 'sos'],
]);

/** Shaking, fences and driving style are left out: trucks shake, and the other two are judged by the company's rules. */
const ALARM_CODES: ReadonlyMap<number, DeviceAlarm> = new Map([
  [0x01, 'sos'],
  [0x02, 'powerCut'],
  [0x0e, 'lowBattery'],
  [0x0f, 'lowBattery'],
  [0x11, 'powerCut'],
  [0x13, 'tampering'],
  [0x14, 'doorOpen'],
  [0x19, 'lowBattery'],
  [0x2c, 'accident'],
]);

const gravest = (alarms: readonly (DeviceAlarm | null | undefined)[]): DeviceAlarm | null =>
  DEVICE_ALARMS.find((alarm) => alarms.includes(alarm)) ?? null;
