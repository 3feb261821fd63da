import { type Degrees, decodeDegrees, emptyDegrees, encodeDegrees } from '#kernel/encoded-line.ts';
import { DEGREE_PARTS, type FixColumns, STRETCH } from './track.ts';

/** A track as it is sent: small without being packed, and quick to write and to read. */
export interface WireTrack {
  /** Seconds from each fix to the next; the first since the start of the replay. */
  readonly seconds: readonly number[];
  /** The places as an encoded polyline of five decimals. */
  readonly line: string;
  /** -1 where it is unknown. */
  readonly kmh: readonly number[];
}

/** In the pauses others may work. */
export function* writeTrack({ seconds, lats, lngs, kmh }: FixColumns, start: number): Generator<void, WireTrack> {
  const degrees = emptyDegrees(seconds.length);
  const steps = new Array<number>(seconds.length);
  for (let at = 0, before = start; at < seconds.length; at += 1) {
    if (at % STRETCH === 0) yield;
    steps[at] = seconds[at]! - before;
    before = seconds[at]!;
    degrees.lats[at] = lats[at]! / DEGREE_PARTS;
    degrees.lngs[at] = lngs[at]! / DEGREE_PARTS;
  }
  yield;
  return { seconds: steps, line: encodeDegrees(degrees, 5), kmh: Array.from(kmh) };
}

/** Times in milliseconds, as maps and the replay bar count them. */
export function readTrack({ seconds, line, kmh }: WireTrack, startMs: number) {
  const { lats, lngs }: Degrees = decodeDegrees(line, 5) ?? emptyDegrees(0);
  let ms = startMs;
  const at = seconds.map((step) => {
    ms += step * 1000;
    return ms;
  });
  return { at, lat: Array.from(lats), lng: Array.from(lngs), kmh: kmh.map((value) => (value < 0 ? null : value)) };
}
