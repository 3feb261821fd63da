import type { PathSource } from '#areas/routes/contract/path.shapes.ts';
import { cutLine, joinLines, type Line, reverseLine, splitLine } from '#areas/routes/rules/line.ts';
import type { PathKind } from '#areas/routes/rules/route-limits.ts';
import type { Position } from '#kernel/position.ts';
import { distanceMeters } from '#kernel/position.ts';
import { isReturn, NO_LINE, type PathDraft, stopoverKey, wayKeyOf } from './path-draft.ts';

const DIRECTIONS: readonly PathSource[] = ['estimate', 'osrm', 'valhalla', 'graphhopper'];

/** Such a path asks for its way again whenever its stopovers change. */
export const followsDirections = ({ source }: Pick<PathDraft, 'source'>): boolean => DIRECTIONS.includes(source);

/** Of a draft that waits for directions: what it waits for; nothing where the line fits its stopovers. */
export function missingWay(draft: PathDraft): string | null {
  const key = wayKeyOf(draft.kind, draft.stopovers);
  return followsDirections(draft) && draft.wayKey !== key ? key : null;
}

export interface Ends {
  readonly load: Position;
  readonly unload: Position;
}

/** From one place to the other, in the direction in which the path is driven. */
export const endsOf = (kind: PathKind, { load, unload }: Ends): readonly [Position, Position] =>
  isReturn(kind) ? [unload, load] : [load, unload];

export interface FoundWay {
  readonly line: Line;
  readonly minutes: number;
  readonly source: 'estimate' | 'osrm' | 'valhalla' | 'graphhopper';
}

/** An answer to an older question changes nothing. */
export function withWay(draft: PathDraft, key: string, way: FoundWay): PathDraft {
  if (missingWay(draft) !== key) return draft;
  return { ...draft, line: way.line, source: way.source, wayMinutes: way.minutes, wayKey: key };
}

/** The path follows directions from now on. */
export const askedAgain = (draft: PathDraft): PathDraft => ({ ...draft, source: 'estimate', wayKey: '' });

/** A line from elsewhere; stopovers stay as they are and ask for nothing. */
export function withLine(draft: PathDraft, line: Line, source: PathSource): PathDraft {
  const isSame = line === draft.line && source === draft.source;
  return isSame ? draft : { ...draft, line, source, wayMinutes: null };
}

/** Somebody changed points of the line: where it came from does not matter any more. */
export const drawn = (draft: PathDraft, line: Line): PathDraft => withLine(draft, line, 'drawn');

export function reversed(draft: PathDraft): PathDraft {
  const stopovers = draft.stopovers.toReversed();
  const line = reverseLine(draft.line);
  return { ...draft, line, stopovers, pieces: draft.pieces.map(reverseLine), wayKey: wayKeyOf(draft.kind, stopovers) };
}

/** An empty return is driven the other way round; becoming one, or ceasing to be, turns the path. */
export function withKind(draft: PathDraft, kind: PathKind): PathDraft {
  if (kind === draft.kind) return draft;
  // A path that stops being of the usual kind is not the usual one either.
  const isUsual = kind === 'usual' || (draft.isUsual && draft.kind !== 'usual');
  if (isReturn(kind) === isReturn(draft.kind)) return { ...draft, kind, isUsual };
  const turned = { ...reversed(draft), kind, isUsual };
  return followsDirections(draft) ? askedAgain(turned) : turned;
}

/** The part up to the point stays, the rest is put aside. */
export function split(draft: PathDraft, index: number): PathDraft {
  if (index <= 0 || index >= draft.line.length - 1) return draft;
  const [line, rest] = splitLine(draft.line, index);
  return { ...drawn(draft, line), pieces: [...draft.pieces, rest] };
}

/** Joined where the ends are nearest to each other; the direction of the first line stays. */
export function joined(one: Line, other: Line): Line {
  const [first, last] = [one[0], one.at(-1)];
  const [start, end] = [other[0], other.at(-1)];
  if (!first || !last) return other;
  if (!start || !end) return one;
  const ways: readonly { gap: number; make: () => Line }[] = [
    { gap: distanceMeters(last, start), make: () => joinLines(one, other) },
    { gap: distanceMeters(last, end), make: () => joinLines(one, reverseLine(other)) },
    { gap: distanceMeters(end, first), make: () => joinLines(other, one) },
    { gap: distanceMeters(start, first), make: () => joinLines(reverseLine(other), one) },
  ];
  return ways.reduce((best, way) => (way.gap < best.gap ? way : best)).make();
}

export const withJoined = (draft: PathDraft, other: Line): PathDraft => drawn(draft, joined(draft.line, other));

export function withPieceJoined(draft: PathDraft, at: number): PathDraft {
  const piece = draft.pieces[at];
  return piece ? withoutPiece(withJoined(draft, piece), at) : draft;
}

export const withoutPiece = (draft: PathDraft, at: number): PathDraft => ({
  ...draft,
  pieces: draft.pieces.toSpliced(at, 1),
});

/** What a trip drove between two distances from its start. */
export const cutEnds = (draft: PathDraft, trip: Line, fromMeters: number, toMeters: number): PathDraft =>
  withLine(draft, cutLine(trip, fromMeters, toMeters), 'driven');

export interface CopyOptions {
  readonly name: string;
  readonly kind: PathKind;
}

/** Another path as a beginning: its own directions are not asked for again, nothing else of it is shared. */
export function copyOf(draft: PathDraft, { name, kind }: CopyOptions): PathDraft {
  const stopovers = draft.stopovers.map((stopover) => ({ ...stopover, key: stopoverKey() }));
  const copy: PathDraft = { ...draft, name, isUsual: false, source: 'copied', stopovers, pieces: [], wayMinutes: null };
  if (isReturn(kind) === isReturn(draft.kind)) return { ...copy, kind };
  return { ...reversed(copy), kind };
}

/** Takes the line and the stopovers of another path, in its direction or the other one. */
export function takenFrom(draft: PathDraft, other: PathDraft, isReversed: boolean): PathDraft {
  const from = isReversed ? reversed(other) : other;
  const stopovers = from.stopovers.map((stopover) => ({ ...stopover, key: stopoverKey() }));
  const wayKey = wayKeyOf(draft.kind, stopovers);
  return { ...withLine(draft, from.line.length > 0 ? from.line : NO_LINE, 'copied'), stopovers, wayKey };
}
