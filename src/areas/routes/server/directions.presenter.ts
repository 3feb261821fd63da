import type { CallReply } from '#kernel/api-call.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import type { Directions } from '#platform/places/directions/directions-types.ts';
import type { readRouteDirections } from '../contract/path.calls.ts';

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

export const presentDirections = (found: Directions): CallReply<typeof readRouteDirections> => ({
  line: encodeLine(found.line),
  meters: Math.round(found.distanceMeters),
  minutes: minutes(found.durationSeconds),
  source: found.source,
  notice: found.notice,
  legs: found.legs.map((leg) => ({
    meters: Math.round(leg.distanceMeters),
    minutes: minutes(leg.durationSeconds),
  })),
});
