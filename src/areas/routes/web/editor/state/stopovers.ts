import { FAR_STOPOVER_METERS, STOPOVERS_MAX } from '#areas/routes/rules/route-limits.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { type PathDraft, stopoverKey } from './path-draft.ts';
import { type Ends, endsOf } from './way.ts';

export interface NewStopover extends Position {
  readonly name?: string | null;
  readonly placeId?: string | null;
}

/** A tenth of a metre. */
const PER_DEGREE = 1_000_000;
const tidy = (value: number) => Math.round(value * PER_DEGREE) / PER_DEGREE;
export const tidyPosition = ({ lat, lng }: Position): Position => ({ lat: tidy(lat), lng: tidy(lng) });

export const canAddStopover = ({ stopovers }: PathDraft): boolean => stopovers.length < STOPOVERS_MAX;

/** Put where it makes the way longer by the least; nothing happens to a full list. */
export function addStopover(draft: PathDraft, stopover: NewStopover, ends: Ends): PathDraft {
  if (!canAddStopover(draft)) return draft;
  const added = {
    ...tidyPosition(stopover),
    ...{ key: stopoverKey(), name: stopover.name ?? null, placeId: stopover.placeId ?? null },
  };
  return { ...draft, stopovers: draft.stopovers.toSpliced(leastDetour(draft, stopover, ends), 0, added) };
}

function leastDetour(draft: PathDraft, at: Position, ends: Ends): number {
  const points = around(draft, ends);
  const detours = points.slice(1).map((next, index) => {
    const before = points[index]!;
    return distanceMeters(before, at) + distanceMeters(at, next) - distanceMeters(before, next);
  });
  return detours.indexOf(Math.min(...detours));
}

/** The stopovers between the two places. */
function around({ kind, stopovers }: PathDraft, ends: Ends): readonly Position[] {
  const [from, to] = endsOf(kind, ends);
  return [from, ...stopovers, to];
}

/** Dragged elsewhere it is that place no more, and has no name of its own. */
export function moveStopover(draft: PathDraft, key: string, to: Position): PathDraft {
  const stopovers = draft.stopovers.map((one) =>
    one.key === key ? { ...one, ...tidyPosition(to), name: null, placeId: null } : one,
  );
  return { ...draft, stopovers };
}

export function reorderStopover(draft: PathDraft, from: number, to: number): PathDraft {
  const moved = draft.stopovers[from];
  if (!moved || to < 0 || to >= draft.stopovers.length || from === to) return draft;
  return { ...draft, stopovers: draft.stopovers.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

export const removeStopover = (draft: PathDraft, key: string): PathDraft => ({
  ...draft,
  stopovers: draft.stopovers.filter((one) => one.key !== key),
});

/** Those that are probably a mistake: very far from what comes before and from what comes after. */
export function farStopovers(draft: PathDraft, ends: Ends): ReadonlySet<string> {
  const points = around(draft, ends);
  const isFar = (at: number) =>
    distanceMeters(points[at]!, points[at - 1]!) > FAR_STOPOVER_METERS &&
    distanceMeters(points[at]!, points[at + 1]!) > FAR_STOPOVER_METERS;
  return new Set(draft.stopovers.filter((_, at) => isFar(at + 1)).map(({ key }) => key));
}
