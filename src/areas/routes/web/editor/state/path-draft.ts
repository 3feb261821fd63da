import type { z } from 'zod';
import type {
  Checkpoint,
  PathInput,
  PathSource,
  PathView,
  pathInput,
  Stopover,
} from '#areas/routes/contract/path.shapes.ts';
import { drivingMinutes, withinPath } from '#areas/routes/rules/driving-minutes.ts';
import { type Line, lineMeters, measure } from '#areas/routes/rules/line.ts';
import { CORRIDOR_METERS, type PathKind, SPEED_KMH } from '#areas/routes/rules/route-limits.ts';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';

export interface DraftStopover extends Stopover {
  /** Of its entry in the list, while it is moved. */
  readonly key: string;
}

/** A path as it is edited; every change makes a new one. */
export interface PathDraft {
  /** Of a route that is not stored yet; empty: as proposed. */
  readonly routeName: string;
  readonly name: string;
  readonly kind: PathKind;
  readonly isUsual: boolean;
  readonly source: PathSource;
  readonly line: Line;
  /** Parts that were split off and may be joined again; they are not saved. */
  readonly pieces: readonly Line[];
  /** Which points the line was asked for; another one of a path that follows directions asks for the way again. */
  readonly wayKey: string;
  /** What the directions said; null for a line from elsewhere. */
  readonly wayMinutes: number | null;
  /** Null: as proposed. */
  readonly expectedMinutes: number | null;
  readonly corridorMeters: number;
  readonly speedKmh: number | null;
  readonly forbiddenHours: PathInput['forbiddenHours'];
  readonly stopovers: readonly DraftStopover[];
  readonly checkpoints: readonly Checkpoint[];
  readonly fenceIds: readonly string[];
}

export const NO_LINE: Line = [];

export function newDraft(name: string, kind: PathKind): PathDraft {
  return {
    ...{ routeName: '', name, kind, isUsual: kind === 'usual', source: 'estimate', line: NO_LINE, pieces: [] },
    ...{ wayKey: '', wayMinutes: null, expectedMinutes: null, corridorMeters: CORRIDOR_METERS.default },
    ...{ speedKmh: SPEED_KMH.default, forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [] },
  };
}

let made = 0;
/** Unique on this page. */
export const stopoverKey = (): string => {
  made += 1;
  return `stopover-${made}`;
};

/** The points a way leads through, as text; equal for equal points in the same direction. */
export const wayKeyOf = (kind: PathKind, stopovers: readonly Stopover[]): string =>
  [isReturn(kind) ? 'back' : 'there', ...stopovers.map(({ lat, lng }) => `${lat},${lng}`)].join(' ');

/** An empty return is driven from the place of unloading to that of loading. */
export const isReturn = (kind: PathKind): boolean => kind === 'emptyReturn';

export function draftOf(path: PathView): PathDraft {
  const line = decodeLine(path.line) ?? NO_LINE;
  const { name, kind, isUsual, source, corridorMeters, speedKmh, forbiddenHours, fenceIds } = path;
  const stopovers = path.stopovers.map((stopover) => ({ ...stopover, key: stopoverKey() }));
  const draft: PathDraft = {
    routeName: '',
    ...{ name, kind, isUsual, source, line, pieces: [], corridorMeters, speedKmh, forbiddenHours, stopovers, fenceIds },
    ...{ wayKey: wayKeyOf(kind, stopovers), wayMinutes: null, expectedMinutes: null },
    checkpoints: path.checkpoints.map(({ meters: _meters, offMeters: _offMeters, ...checkpoint }) => checkpoint),
  };
  // A time that is just the proposed one goes on following the line.
  const isProposed = proposedMinutes(draft, path.meters) === path.expectedMinutes;
  return isProposed ? draft : { ...draft, expectedMinutes: path.expectedMinutes };
}

/** By the directions, or by length and speed. */
export const proposedMinutes = ({ wayMinutes, speedKmh }: PathDraft, meters: number): number =>
  wayMinutes === null ? drivingMinutes(meters, speedKmh) : withinPath(wayMinutes);

export const minutesOf = (draft: PathDraft, meters: number): number =>
  draft.expectedMinutes ?? proposedMinutes(draft, meters);

/** As the call wants it; the line is text there. */
export type PathBody = z.input<typeof pathInput>;

export function bodyOf(draft: PathDraft): PathBody {
  const { routeName: _routeName, wayKey: _wayKey, wayMinutes: _wayMinutes, pieces: _pieces, ...kept } = draft;
  const { line, stopovers, ...fields } = kept;
  return {
    ...fields,
    expectedMinutes: minutesOf(draft, lineMeters(line)),
    forbiddenHours: [...fields.forbiddenHours],
    stopovers: stopovers.map(({ key: _key, ...stopover }) => stopover),
    checkpoints: [...fields.checkpoints],
    fenceIds: [...fields.fenceIds],
    line: encodeLine(line),
  };
}

const measured = new WeakMap<Line, ReturnType<typeof measure>>();

/** Measured once for each line, however often it is asked. */
export function measuredLine(line: Line): ReturnType<typeof measure> {
  const known = measured.get(line) ?? measure(line);
  measured.set(line, known);
  return known;
}
