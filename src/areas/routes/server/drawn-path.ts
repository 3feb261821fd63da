import { encodeDegrees } from '#kernel/encoded-line.ts';
import type { AppError } from '#kernel/errors.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { PathInput } from '../contract/path.shapes.ts';
import { placeCheckpoints, sameCheckpointTwice } from '../rules/checkpoint-order.ts';
import { measureDegrees } from '../rules/line.ts';
import { metersOf } from '../rules/line-length.ts';
import { LINE_METERS_MAX } from '../rules/route-limits.ts';
import { zoomLevels } from '../rules/simplify.ts';
import type { StoredCheckpoint } from './path.repository.ts';

/** What follows from the line of a path. */
export interface DrawnPath {
  readonly meters: number;
  readonly levels: readonly string[];
  readonly checkpoints: readonly StoredCheckpoint[];
  /** Why it is refused. */
  readonly problem: AppError | undefined;
}

export function drawPath({ line, checkpoints, expectedMinutes }: PathInput): DrawnPath {
  const spots = checkpoints.map((one) => ({ ...one, position: { lat: one.lat, lng: one.lng } }));
  const [doubled] = sameCheckpointTwice(spots);
  const meters = metersOf(line.degrees);
  const { country, region, city } = zoomLevels(line.degrees);
  // Finding places on a line takes preparation.
  const placed = spots.length > 0 ? placeCheckpoints(measureDegrees(line.degrees), spots, expectedMinutes) : [];
  return {
    meters: Math.round(meters),
    levels: [country, region, city].map((level) => encodeDegrees(level)),
    checkpoints: placed.map(({ position: _position, isFar: _isFar, minutes: _minutes, ...checkpoint }) => ({
      ...checkpoint,
      meters: Math.round(checkpoint.meters),
      offMeters: Math.round(checkpoint.offMeters),
    })),
    problem: doubled ? refused(`checkpoints.${doubled[1]}`, 'sameCheckpoint') : lengthProblem(meters),
  };
}

function lengthProblem(meters: number): AppError | undefined {
  if (meters < 1) return refused('line', 'tooShort');
  return meters > LINE_METERS_MAX ? refused('line', 'tooLong') : undefined;
}

const refused = (field: string, code: string) => requestErrors.invalid({ fields: { [field]: { code } } });
