import { type DeviceMessage, type MessageProblem, type ReadMessages, SILENT_MESSAGE } from './device-message.ts';
import { readEach, readSingle } from './read-each.ts';
import { instantOf } from './read-instant.ts';
import {
  accuracyOf,
  alarmOf,
  altitudeOf,
  type Fields,
  fieldsAt,
  flagOf,
  headingOf,
  identifierOf,
  isFields,
  KMH_PER_METRE_A_SECOND,
  percentOf,
  positionOf,
  speedOf,
} from './read-values.ts';

/** What the newer Traccar Client sends: speed in metres a second, battery from 0 to 1, -1 for what it does not know. */
export function readTraccarClient(body: unknown): ReadMessages {
  if (Array.isArray(body)) return readEach(body, '', readOne);
  // A phone that was without network sends what it kept as one list.
  if (isFields(body) && Array.isArray(body.location)) {
    return readEach(body.location, 'location', (location, path) => readLocation(body, location, path));
  }
  return readSingle(body, readOne);
}

const readOne = (fields: Fields, path: string): DeviceMessage | MessageProblem =>
  fields.location === undefined || fields.location === null
    ? { kind: 'missing', field: `${path}location` }
    : readLocation(fields, fieldsAt(fields, 'location'), `${path}location.`);

function readLocation(device: Fields, location: Fields, path: string): DeviceMessage | MessageProblem {
  const at = instantOf(location.timestamp);
  if (at === undefined) return { kind: 'date', field: `${path}timestamp` };
  const coords = fieldsAt(location, 'coords');
  const battery = fieldsAt(location, 'battery');
  return {
    ...SILENT_MESSAGE,
    identifier: identifierOf(device.device_id),
    at,
    position: positionOf(coords.latitude, coords.longitude),
    speedKmh: speedOf(coords.speed, KMH_PER_METRE_A_SECOND),
    heading: headingOf(coords.heading),
    altitudeM: altitudeOf(coords.altitude),
    accuracyM: accuracyOf(coords.accuracy),
    batteryPercent: percentOf(battery.level, 100),
    hasPower: flagOf(battery.is_charging),
    alarm: alarmOf([fieldsAt(location, 'extras').alarm, location.alarm, location.event, device.alarm]),
  };
}
