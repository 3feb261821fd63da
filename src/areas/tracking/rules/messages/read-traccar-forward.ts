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
  KMH_PER_KNOT,
  numberOf,
  percentOf,
  positionOf,
  speedOf,
} from './read-values.ts';

/** Below this a device runs on its own battery: no truck has so few volts. */
const VOLTS_FROM_OUTSIDE = 6;

/** What a Traccar server forwards of its devices: speed in knots, the rest among the attributes. */
export function readTraccarForward(body: unknown): ReadMessages {
  return Array.isArray(body) ? readEach(body, '', readOne) : readSingle(body, readOne);
}

function readOne(fields: Fields, path: string): DeviceMessage | MessageProblem {
  if (fields.position === undefined || fields.position === null) return { kind: 'missing', field: `${path}position` };
  const position = fieldsAt(fields, 'position');
  const attributes = fieldsAt(position, 'attributes');
  // Without a fix the server repeats the last place it knows: the device looks for one, and this is none of this moment.
  const isRepeated = position.outdated === true;
  const clock = isRepeated ? 'deviceTime' : 'fixTime';
  const at = instantOf(position[clock] ?? position.deviceTime);
  if (at === undefined) return { kind: 'date', field: `${path}position.${clock}` };
  return {
    ...SILENT_MESSAGE,
    identifier: identifierOf(fieldsAt(fields, 'device').uniqueId),
    at,
    position: positionOf(position.latitude, position.longitude),
    isValid: !isRepeated && (flagOf(position.valid) ?? true),
    speedKmh: isRepeated ? null : speedOf(position.speed, KMH_PER_KNOT),
    heading: isRepeated ? null : headingOf(position.course),
    altitudeM: isRepeated ? null : altitudeOf(position.altitude),
    // Zero is what the server writes for "not known".
    accuracyM: numberOf(position.accuracy) === 0 ? null : accuracyOf(position.accuracy),
    batteryPercent: percentOf(attributes.batteryLevel),
    hasPower: hasPower(attributes),
    ignition: flagOf(attributes.ignition),
    alarm: alarmOf(attributes.alarm),
  };
}

function hasPower({ charge, power }: Fields): boolean | null {
  const volts = numberOf(power);
  return flagOf(charge) ?? (volts === null ? null : volts >= VOLTS_FROM_OUTSIDE);
}
