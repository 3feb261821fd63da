import { DEVICE_ALARMS, type DeviceMessage, type MessageProblem, type ReadMessages } from './device-message.ts';
import { readEach, readSingle } from './read-each.ts';
import { instantOf } from './read-instant.ts';
import {
  accuracyOf,
  altitudeOf,
  type Fields,
  headingOf,
  identifierOf,
  isFields,
  numberOf,
  percentOf,
  positionOf,
  speedOf,
} from './read-values.ts';

/**
 * Our own format, one to a thousand messages: `{ positions: [{ at, lat, lng, … }] }`, or one of them by itself. Who
 * writes for us gets a precise answer: a speed that is no number is a problem here, not an unknown speed.
 */
export function readBatch(body: unknown): ReadMessages {
  if (!isFields(body)) return { problem: { kind: 'unreadable', field: null } };
  const { positions } = body;
  const readOne = (fields: Fields, path: string) => readPosition(fields, path, body.identifier);
  if (positions === undefined) return readSingle(body, readOne);
  return Array.isArray(positions)
    ? readEach(positions, 'positions', readOne)
    : { problem: { kind: 'unreadable', field: 'positions' } };
}

const NUMBERS = ['speedKmh', 'heading', 'accuracyM', 'altitudeM', 'batteryPercent'] as const;
const FLAGS = ['ignition', 'hasPower', 'isValid'] as const;

function readPosition(fields: Fields, path: string, identifier: unknown): DeviceMessage | MessageProblem {
  const at = instantOf(fields.at);
  if (at === undefined) return { kind: 'date', field: `${path}at` };
  const wrongNumber = NUMBERS.find((name) => isGiven(fields[name]) && numberOf(fields[name]) === null);
  if (wrongNumber) return { kind: 'number', field: path + wrongNumber };
  const wrongFlag = FLAGS.find((name) => isGiven(fields[name]) && typeof fields[name] !== 'boolean');
  if (wrongFlag) return { kind: 'unreadable', field: path + wrongFlag };
  const alarm = DEVICE_ALARMS.find((name) => name === fields.alarm) ?? null;
  if (isGiven(fields.alarm) && alarm === null) return { kind: 'unreadable', field: `${path}alarm` };
  if (isGiven(fields.lat) !== isGiven(fields.lng)) {
    return { kind: 'missing', field: path + (isGiven(fields.lat) ? 'lng' : 'lat') };
  }
  return {
    identifier: identifierOf(identifier),
    at,
    position: positionOf(fields.lat, fields.lng),
    isValid: fields.isValid !== false,
    speedKmh: speedOf(fields.speedKmh),
    heading: headingOf(fields.heading),
    altitudeM: altitudeOf(fields.altitudeM),
    accuracyM: accuracyOf(fields.accuracyM),
    batteryPercent: percentOf(fields.batteryPercent),
    hasPower: flag(fields.hasPower),
    ignition: flag(fields.ignition),
    alarm,
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
