import { LINE_POINTS_MAX } from '../../../rules/route-limits.ts';
import { forbidsWholeDay } from '../../../rules/driving-hours.ts';
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
  readonly code: 'required' | 'tooShort' | 'tooManyPoints' | 'sameCheckpoint' | 'wholeDay' | 'waiting';
  /** The checkpoint it is about. */
  readonly id?: string;
}

/** What keeps a draft from being saved, the first one first. */
export function draftProblems(draft: PathDraft): readonly DraftProblem[] {
  return [...wayProblems(draft), ...checkpointProblems(draft), ...hourProblems(draft)];
}

function wayProblems(draft: PathDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.name.trim() === '') problems.push({ part: 'way', field: 'name', code: 'required' });
  if (missingWay(draft) !== null) problems.push({ part: 'way', field: 'line', code: 'waiting' });
  else if (draft.line.length < 2) problems.push({ part: 'way', field: 'line', code: 'tooShort' });
  else if (draft.line.length > LINE_POINTS_MAX) problems.push({ part: 'way', field: 'line', code: 'tooManyPoints' });
  return problems;
}

function checkpointProblems(draft: PathDraft): DraftProblem[] {
  const twice = doubled(draft);
  return draft.checkpoints.flatMap(({ id, name }, at): DraftProblem[] => {
    const place = { part: 'checkpoints', id } as const;
    const unnamed = name.trim() === '';
    return [
      ...(unnamed ? [{ ...place, field: `checkpoints.${at}.name`, code: 'required' } as const] : []),
      ...(twice.has(id) ? [{ ...place, field: `checkpoints.${at}`, code: 'sameCheckpoint' } as const] : []),
    ];
  });
}

const hourProblems = ({ forbiddenHours }: PathDraft): DraftProblem[] =>
  forbidsWholeDay(forbiddenHours) ? [{ part: 'settings', field: 'forbiddenHours', code: 'wholeDay' }] : [];

const CHECKPOINT = /^checkpoints\.(\d+)/;
const SETTINGS = /^(expectedMinutes|corridorMeters|speedKmh|forbiddenHours|fenceIds)/;

/** Where the panel shows a field that the server refused. */
export const partOf = (field: string): Part =>
  CHECKPOINT.test(field) ? 'checkpoints' : SETTINGS.test(field) ? 'settings' : 'way';

export function checkpointAt(draft: PathDraft, field: string): string | null {
  const at = CHECKPOINT.exec(field)?.[1];
  return at === undefined ? null : (draft.checkpoints[Number(at)]?.id ?? null);
}
