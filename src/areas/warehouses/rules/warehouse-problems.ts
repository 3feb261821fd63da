import type { FieldProblem } from '#kernel/errors.ts';
import { minutesOf, type Shift, shiftMinutes } from './opening-hours.ts';

interface SavedDock {
  readonly id: string;
  readonly name: string;
  readonly inService: boolean;
}

type SavedShift = Omit<Shift, 'id'>;

interface SavedClosure {
  readonly id?: string | undefined;
  readonly dockId: string | null;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly starts: string | null;
  readonly ends: string | null;
}

interface SavedCategory {
  readonly typeTransportUnit: { readonly id: string };
  readonly typeOperation: { readonly id: string };
}

export interface SavedWarehouse {
  readonly docks: readonly SavedDock[];
  readonly shifts: readonly SavedShift[];
  readonly closures: readonly SavedClosure[];
  readonly categories: readonly SavedCategory[];
  readonly buffer: number;
  readonly startInterval: number;
  readonly lateMinutes: number;
  readonly noShowMinutes: number;
}

type Problems = Record<string, FieldProblem>;

/** What is wrong with a warehouse as it was typed, by the path of the field. `today` is the day at the warehouse. */
export function warehouseProblems(saved: SavedWarehouse, today: string): Problems {
  return {
    ...dockProblems(saved),
    ...shiftProblems(saved),
    ...closureProblems(saved, today),
    ...categoryProblems(saved),
    ...(saved.noShowMinutes < saved.lateMinutes
      ? { noShowMinutes: { code: 'min', params: { min: saved.lateMinutes } } }
      : {}),
  };
}

function dockProblems({ docks, shifts }: SavedWarehouse): Problems {
  const problems: Problems = {};
  const names = new Set<string>();
  docks.forEach(({ id, name, inService }, at) => {
    const folded = name.trim().toLocaleLowerCase();
    if (names.has(folded)) problems[`docks.${at}.name`] = { code: 'alreadyRegistered' };
    names.add(folded);
    const works = shifts.some(({ dockIds }) => dockIds.length === 0 || dockIds.includes(id));
    if (inService && !works) problems[`docks.${at}.inService`] ??= { code: 'dockWithoutShift' };
  });
  return problems;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Minutes of the week; what goes beyond Saturday comes back on Sunday. */
function spansOf({ weekday, starts, ends }: SavedShift): readonly (readonly [number, number])[] {
  const from = weekday * DAY + minutesOf(starts);
  const until = from + shiftMinutes({ starts, ends });
  return until > WEEK
    ? [
        [from, WEEK],
        [0, until - WEEK],
      ]
    : [[from, until]];
}

const shareDock = (one: SavedShift, other: SavedShift) =>
  one.dockIds.length === 0 || other.dockIds.length === 0 || one.dockIds.some((dock) => other.dockIds.includes(dock));

const overlap = (one: SavedShift, other: SavedShift) =>
  shareDock(one, other) &&
  spansOf(one).some(([from, until]) => spansOf(other).some(([begins, ends]) => from < ends && begins < until));

function shiftProblems({ docks, shifts, buffer }: SavedWarehouse): Problems {
  const problems: Problems = {};
  shifts.forEach((shift, at) => {
    const isKnown = (dockId: string) => docks.some(({ id }) => id === dockId);
    if (!shift.dockIds.every(isKnown)) problems[`shifts.${at}.dockIds`] = { code: 'choice' };
    if (shift.starts === shift.ends) problems[`shifts.${at}.ends`] = { code: 'shiftWithoutLength' };
    else if (shifts.slice(0, at).some((other) => other.starts !== other.ends && overlap(shift, other))) {
      problems[`shifts.${at}.starts`] = { code: 'shiftOverlaps' };
    } else if (buffer >= shiftMinutes(shift)) problems.buffer = { code: 'longerThanShift' };
  });
  return problems;
}

/** One that was saved before may be over; a new one may not. */
function closureProblems({ docks, closures }: SavedWarehouse, today: string): Problems {
  const problems: Problems = {};
  closures.forEach(({ id, dockId, startsOn, endsOn, starts, ends }, at) => {
    const isKnown = dockId === null || docks.some((dock) => dock.id === dockId);
    if (!isKnown) problems[`closures.${at}.dockId`] = { code: 'choice' };
    if (endsOn < startsOn) problems[`closures.${at}.endsOn`] = { code: 'beforeStart' };
    else if (!id && endsOn < today) problems[`closures.${at}.endsOn`] = { code: 'closureOver' };
    if ((starts === null) !== (ends === null)) problems[`closures.${at}.ends`] = { code: 'required' };
    else if (starts !== null && ends !== null && ends <= starts) {
      problems[`closures.${at}.ends`] = { code: 'beforeStart' };
    }
  });
  return problems;
}

function categoryProblems({ categories }: SavedWarehouse): Problems {
  const problems: Problems = {};
  const used = new Set<string>();
  categories.forEach(({ typeTransportUnit, typeOperation }, at) => {
    const pair = `${typeTransportUnit.id} ${typeOperation.id}`;
    if (used.has(pair)) problems[`categories.${at}.typeOperation.id`] = { code: 'alreadyRegistered' };
    used.add(pair);
  });
  return problems;
}
