import { between, chanceOf } from './chance.ts';
import { type Drive, type DriveState, planDrive, stateAt } from './drive.ts';

export interface HistoryPlan {
  readonly seed: string;
  readonly totalMeters: number;
  readonly from: number;
  readonly to: number;
  /** From here on the positions are close together. */
  readonly closeFrom: number;
}

export interface HistoryFix extends DriveState {
  readonly at: number;
  /** On the way back its line is driven from the end. */
  readonly isReturning: boolean;
}

const MINUTE = 60_000;
const CLOSE_MS = 30_000;
const FAR_MS = 5 * MINUTE;
/** A parked truck says so less often. */
const PARKED_MS = 20 * MINUTE;
const INCIDENTS_PER_HOUR = 0.05;

/** A month of a truck that goes to and fro on its path, with hours at the gates and nights between. */
export function* historyOf({ seed, totalMeters, from, to, closeFrom }: HistoryPlan): Generator<HistoryFix> {
  const chance = chanceOf(`${seed} pauses`);
  let at = from + between(chance, 0, 8 * 60) * MINUTE;
  for (let trip = 0; at < to; trip += 1) {
    const drive = planDrive({
      ...{ seed: `${seed} ${trip}`, totalMeters, fromMeters: 0, startsAt: at, incidentsPerHour: INCIDENTS_PER_HOUR },
    });
    const leaves = drive.endsAt + between(chance, 3 * 60, 14 * 60) * MINUTE;
    yield* fixesOf(drive, { from: at, to: Math.min(to, leaves), closeFrom, isReturning: trip % 2 === 1 });
    at = leaves;
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly closeFrom: number;
  readonly isReturning: boolean;
}

function* fixesOf(drive: Drive, { from, to, closeFrom, isReturning }: Span): Generator<HistoryFix> {
  let at = from;
  while (at < to) {
    const state = stateAt(drive, at);
    if (state.isInReach) yield { at, ...state, isReturning };
    const every = at >= closeFrom ? CLOSE_MS : FAR_MS;
    at += state.kind === 'parked' ? Math.max(every, PARKED_MS) : every;
  }
}
