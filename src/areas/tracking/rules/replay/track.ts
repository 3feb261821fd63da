/** The fixes of a truck in columns, in the order of time: a hundred thousand of them as objects would hold the server up. */
export interface FixColumns {
  /** Seconds since 1970. */
  readonly seconds: Int32Array;
  /** Degrees times 100,000: to about a metre. */
  readonly lats: Int32Array;
  readonly lngs: Int32Array;
  /** -1 where it is unknown. */
  readonly kmh: Int16Array;
}

export const DEGREE_PARTS = 100_000;
export const UNKNOWN_SPEED = -1;

/** After so many fixes the work on a track pauses, so that others may work. */
export const STRETCH = 4_096;

export function emptyColumns(count: number): FixColumns {
  return {
    seconds: new Int32Array(count),
    lats: new Int32Array(count),
    lngs: new Int32Array(count),
    kmh: new Int16Array(count),
  };
}

/** A span of time in seconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The fixes at some places of the columns, which are in order. */
export function pickFixes(fixes: FixColumns, places: Int32Array): FixColumns {
  const picked = emptyColumns(places.length);
  for (let to = 0; to < places.length; to += 1) {
    const at = places[to]!;
    picked.seconds[to] = fixes.seconds[at]!;
    picked.lats[to] = fixes.lats[at]!;
    picked.lngs[to] = fixes.lngs[at]!;
    picked.kmh[to] = fixes.kmh[at]!;
  }
  return picked;
}
