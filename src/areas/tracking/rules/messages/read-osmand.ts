import type { ReadMessages } from './device-message.ts';
import { instantOf } from './read-instant.ts';
import {
  accuracyOf,
  alarmOf,
  altitudeOf,
  flagOf,
  headingOf,
  identifierOf,
  KMH_PER_KNOT,
  percentOf,
  positionOf,
  speedOf,
} from './read-values.ts';

const KNOWN = ['id', 'deviceid', 'lat', 'lon', 'location', 'timestamp', 'speed', 'batt', 'alarm', 'valid'];

/** Whether an address or a form speaks this protocol at all. */
export const speaksOsmAnd = (params: URLSearchParams): boolean => KNOWN.some((name) => params.has(name));

/** The query or form that OsmAnd, the older Traccar Client and many devices send: speed in knots, battery in percent. */
export function readOsmAnd(params: URLSearchParams): ReadMessages {
  if (!speaksOsmAnd(params)) return { problem: { kind: 'unreadable', field: null } };
  const at = instantOf(params.get('timestamp'));
  if (at === undefined) return { problem: { kind: 'date', field: 'timestamp' } };
  const [lat, lon] = params.get('location')?.split(',') ?? [params.get('lat'), params.get('lon')];
  if (present(lat) !== present(lon)) {
    return { problem: { kind: 'missing', field: present(lat) ? 'lon' : 'lat' } };
  }
  return {
    messages: [
      {
        identifier: identifierOf(params.get('id') ?? params.get('deviceid')),
        at,
        position: positionOf(lat, lon),
        isValid: params.has('valid') ? flagOf(params.get('valid')) === true : true,
        speedKmh: speedOf(params.get('speed'), KMH_PER_KNOT),
        heading: headingOf(params.get('bearing') ?? params.get('heading')),
        altitudeM: altitudeOf(params.get('altitude')),
        accuracyM: accuracyOf(params.get('accuracy')),
        batteryPercent: percentOf(params.get('batt')),
        hasPower: flagOf(params.get('charge')),
        ignition: flagOf(params.get('ignition')),
        alarm: alarmOf(params.getAll('alarm')),
      },
    ],
  };
}

const present = (value: string | null | undefined): boolean => value !== null && value !== undefined && value !== '';
