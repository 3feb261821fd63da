import type { Checkpoint } from '#areas/routes/contract/path.shapes.ts';
import { forbidsWholeDay } from '#areas/routes/rules/driving-hours.ts';
import * as limits from '#areas/routes/rules/route-limits.ts';
import { doubled } from './checkpoints.ts';
import type { PathDraft } from './path-draft.ts';
import { missingWay } from './way.ts';

/** The parts of the panel. */
export const PARTS = ['way', 'checkpoints', 'settings', 'versions'] as const;
export type Part = (typeof PARTS)[number];

export interface DraftProblem {
  readonly part: Part;
  /** Of the path, as the call names it. */
  readonly field: string;
  readonly code: 'required' | 'tooShort' | 'tooManyPoints' | 'sameCheckpoint' | 'wholeDay' | 'waiting' | 'range';
  /** The checkpoint it is about. */
  readonly id?: string;
}

/** What keeps a draft from being saved, the first one first. */
export function draftProblems(draft: PathDraft): readonly DraftProblem[] {
  return [...wayProblems(draft), ...checkpointProblems(draft), ...settingProblems(draft)];
}

function wayProblems(draft: PathDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.name.trim() === '') problems.push({ part: 'way', field: 'name', code: 'required' });
  if (missingWay(draft) !== null) problems.push({ part: 'way', field: 'line', code: 'waiting' });
  else if (draft.line.length < 2) problems.push({ part: 'way', field: 'line', code: 'tooShort' });
  else if (draft.line.length > limits.LINE_POINTS_MAX)
    problems.push({ part: 'way', field: 'line', code: 'tooManyPoints' });
  return problems;
}

function checkpointProblems(draft: PathDraft): DraftProblem[] {
  const twice = doubled(draft);
  return draft.checkpoints.flatMap((checkpoint, at): DraftProblem[] => {
    const { id, name } = checkpoint;
    const place = { part: 'checkpoints', id } as const;
    const unnamed = name.trim() === '';
    return [
      ...(unnamed ? [{ ...place, field: `checkpoints.${at}.name`, code: 'required' } as const] : []),
      ...(isInRange(checkpoint) ? [] : [{ ...place, field: `checkpoints.${at}.radiusMeters`, code: 'range' } as const]),
      ...(twice.has(id) ? [{ ...place, field: `checkpoints.${at}`, code: 'sameCheckpoint' } as const] : []),
    ];
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const within = (value: number | null, { min, max }: Range) => value === null || (value >= min && value <= max);

function isInRange({ radiusMeters, stopMinutes, expectedMinutes, speedKmh }: Checkpoint): boolean {
  return (
    within(radiusMeters, limits.CHECKPOINT_RADIUS_METERS) &&
    within(stopMinutes, limits.STOP_MINUTES) &&
    within(expectedMinutes, { min: 0, max: limits.PATH_MINUTES.max }) &&
    within(speedKmh, limits.SPEED_KMH)
  );
}

function settingProblems({ forbiddenHours, corridorMeters, speedKmh, expectedMinutes }: PathDraft): DraftProblem[] {
  const place = { part: 'settings', code: 'range' } as const;
  return [
    ...(within(expectedMinutes, limits.PATH_MINUTES) ? [] : [{ ...place, field: 'expectedMinutes' }]),
    ...(within(corridorMeters, limits.CORRIDOR_METERS) ? [] : [{ ...place, field: 'corridorMeters' }]),
    ...(within(speedKmh, limits.SPEED_KMH) ? [] : [{ ...place, field: 'speedKmh' }]),
    ...(forbidsWholeDay(forbiddenHours) ? [{ ...place, field: 'forbiddenHours', code: 'wholeDay' as const }] : []),
  ];
}

const CHECKPOINT = /^checkpoints\.(\d+)/;
const SETTINGS = /^(expectedMinutes|corridorMeters|speedKmh|forbiddenHours|fenceIds)/;

/** Where the panel shows a field that the server refused. */
export const partOf = (field: string): Part =>
  CHECKPOINT.test(field) ? 'checkpoints' : SETTINGS.test(field) ? 'settings' : 'way';

export function checkpointAt(draft: PathDraft, field: string): string | null {
  const at = CHECKPOINT.exec(field)?.[1];
  return at === undefined ? null : (draft.checkpoints[Number(at)]?.id ?? null);
}
