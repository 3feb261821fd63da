import { DEVICE_ALARMS, type DeviceAlarm, type DeviceMessage, SILENT_MESSAGE } from '../messages/device-message.ts';
import { instantAt } from '../messages/read-instant.ts';
import { altitudeOf, headingOf, percentOf, speedOf } from '../messages/read-values.ts';
import { ByteReader } from './byte-reader.ts';
import { chargeOf } from './cell-charge.ts';

export const CODEC_8 = 0x08;
export const CODEC_8_EXTENDED = 0x8e;

const DEGREES = 10_000_000;

/** Elements of the public list of the FMB family; what others mean, the owner of a device decides. */
const ELEMENT = {
  externalMillivolts: 66,
  batteryMillivolts: 67,
  batteryPercent: 113,
  alarmButton: 236,
  ignition: 239,
  crash: 247,
  jamming: 249,
  unplugged: 252,
  fixJamming: 318,
} as const;

/** Values of an element that are an alarm. Other values of a crash are parts of its recording. */
const ALARMS: readonly (readonly [element: number, alarm: DeviceAlarm, values: readonly number[]])[] = [
  [ELEMENT.alarmButton, 'sos', [1]],
  [ELEMENT.unplugged, 'powerCut', [1]],
  [ELEMENT.jamming, 'tampering', [1]],
  [ELEMENT.fixJamming, 'tampering', [2]],
  [ELEMENT.crash, 'accident', [1, 6]],
];

type Elements = ReadonlyMap<number, number>;

/** The records of a packet; undefined where its counts and its bytes contradict each other. */
export function readRecords(packet: Uint8Array, identifier: string): DeviceMessage[] | undefined {
  const reader = new ByteReader(packet);
  const isExtended = reader.u8() === CODEC_8_EXTENDED;
  const count = reader.u8();
  const messages: DeviceMessage[] = [];
  for (let index = 0; index < count && !reader.isShort; index++) {
    messages.push(readRecord(reader, isExtended, identifier));
  }
  const isWhole = reader.u8() === count && reader.rest === 0 && !reader.isShort && count > 0;
  return isWhole ? messages : undefined;
}

function readRecord(reader: ByteReader, isExtended: boolean, identifier: string): DeviceMessage {
  const at = instantAt(reader.u64()) ?? null;
  reader.skip(1);
  const lng = reader.i32() / DEGREES;
  const lat = reader.i32() / DEGREES;
  const altitudeM = altitudeOf(reader.i16());
  const heading = headingOf(reader.u16());
  // Without satellites the device repeats its last place.
  const isValid = reader.u8() > 0;
  const speedKmh = speedOf(reader.u16());
  const elements = readElements(reader, isExtended);
  return {
    ...SILENT_MESSAGE,
    identifier,
    at,
    position: { lat, lng },
    isValid,
    speedKmh: isValid ? speedKmh : null,
    heading: isValid ? heading : null,
    altitudeM,
    batteryPercent: batteryOf(elements),
    hasPower: powerOf(elements),
    ignition: flagOf(elements, ELEMENT.ignition),
    alarm: alarmIn(elements),
  };
}

function readElements(reader: ByteReader, isExtended: boolean): Elements {
  const small = () => (isExtended ? reader.u16() : reader.u8());
  const values = [() => reader.u8(), () => reader.u16(), () => reader.u32(), () => reader.u64()];
  const elements = new Map<number, number>();
  // The element that caused the record, and how many follow in all: both are repeated below.
  small();
  small();
  for (const value of values) {
    for (let rest = small(); rest > 0 && !reader.isShort; rest--) elements.set(small(), value());
  }
  if (!isExtended) return elements;
  for (let rest = reader.u16(); rest > 0 && !reader.isShort; rest--) {
    reader.skip(2);
    reader.skip(reader.u16());
  }
  return elements;
}

const flagOf = (elements: Elements, element: number): boolean | null => {
  const value = elements.get(element);
  return value === undefined ? null : value === 1;
};

/** No vehicle has so few volts: below, the device runs on its own battery. */
const POWERED_MILLIVOLTS = 6000;

function powerOf(elements: Elements): boolean | null {
  const millivolts = elements.get(ELEMENT.externalMillivolts);
  if (millivolts !== undefined) return millivolts >= POWERED_MILLIVOLTS;
  const isUnplugged = flagOf(elements, ELEMENT.unplugged);
  return isUnplugged === null ? null : !isUnplugged;
}

/** In percent where the device says so, else estimated from the voltage of its cell. */
function batteryOf(elements: Elements): number | null {
  const percent = percentOf(elements.get(ELEMENT.batteryPercent));
  const millivolts = elements.get(ELEMENT.batteryMillivolts);
  return percent ?? (millivolts === undefined ? null : chargeOf(millivolts));
}

function alarmIn(elements: Elements): DeviceAlarm | null {
  const raised = ALARMS.filter(([element, , values]) => values.includes(elements.get(element) ?? 0));
  return DEVICE_ALARMS.find((alarm) => raised.some(([, name]) => name === alarm)) ?? null;
}
