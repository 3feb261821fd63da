import type { Position } from '#kernel/position.ts';
import { LEG, type Legs } from './legs.ts';
import { DEGREE_PARTS, type FixColumns, UNKNOWN_SPEED } from './track.ts';

/** A track in a file, with the name people know it by. */
export interface NamedTrack {
  readonly name: string;
  readonly fixes: FixColumns;
  readonly legs: Legs;
}

export interface FilePlace extends Position {
  readonly name: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Fixes per piece of text, so that whoever writes the pieces can let others work between them. */
const PIECE = 5_000;

/** GPX 1.1: a track each, divided where the truck was not seen, with the time of every position. */
export function* gpxPieces(tracks: readonly NamedTrack[], places: readonly FilePlace[]): Generator<string> {
  yield `${DECLARATION}<gpx version="1.1" creator="Tropeiro" xmlns="http://www.topografix.com/GPX/1/1">\n`;
  for (const { name, lat, lng } of places) {
    yield `<wpt lat="${lat}" lon="${lng}"><name>${escapeXml(name)}</name></wpt>\n`;
  }
  for (const track of tracks) {
    yield `<trk><name>${escapeXml(track.name)}</name>\n`;
    for (const [from, to] of segments(track)) {
      yield '<trkseg>\n';
      yield* inPieces(from, to, (at) => {
        const { lat, lng } = placeAt(track.fixes, at);
        return `<trkpt lat="${lat}" lon="${lng}"><time>${timeAt(track.fixes, at)}</time></trkpt>\n`;
      });
      yield '</trkseg>\n';
    }
    yield '</trk>\n';
  }
  yield '</gpx>\n';
}

/** KML 2.3 as map programs read it: a line with times for each stretch without a gap. */
export function* kmlPieces(tracks: readonly NamedTrack[], places: readonly FilePlace[]): Generator<string> {
  yield `${DECLARATION}<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>\n`;
  for (const { name, lat, lng } of places) {
    yield `<Placemark><name>${escapeXml(name)}</name><Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>\n`;
  }
  for (const track of tracks) {
    yield `<Placemark><name>${escapeXml(track.name)}</name><gx:MultiTrack>\n`;
    for (const [from, to] of segments(track)) {
      yield '<gx:Track>\n';
      yield* inPieces(from, to, (at) => `<when>${timeAt(track.fixes, at)}</when>\n`);
      yield* inPieces(from, to, (at) => {
        const { lat, lng } = placeAt(track.fixes, at);
        return `<gx:coord>${lng} ${lat} 0</gx:coord>\n`;
      });
      yield '</gx:Track>\n';
    }
    yield '</gx:MultiTrack></Placemark>\n';
  }
  yield '</Document></kml>\n';
}

/** The stretches without a gap: the first and the last fix of each. */
export function segments({ fixes, legs }: Pick<NamedTrack, 'fixes' | 'legs'>): [from: number, to: number][] {
  const count = fixes.seconds.length;
  const found: [number, number][] = [];
  let from = 0;
  for (let at = 0; at < count; at += 1) {
    if (at < count - 1 && legs.kinds[at] !== LEG.gap) continue;
    found.push([from, at]);
    from = at + 1;
  }
  return found;
}

function* inPieces(from: number, to: number, write: (at: number) => string): Generator<string> {
  for (let start = from; start <= to; start += PIECE) {
    let text = '';
    for (let at = start; at <= Math.min(to, start + PIECE - 1); at += 1) text += write(at);
    yield text;
  }
}

export const placeAt = ({ lats, lngs }: FixColumns, at: number): Position => ({
  lat: lats[at]! / DEGREE_PARTS,
  lng: lngs[at]! / DEGREE_PARTS,
});
export const timeAt = ({ seconds }: FixColumns, at: number): string => new Date(seconds[at]! * 1000).toISOString();
export const speedAt = ({ kmh }: FixColumns, at: number): number | null =>
  kmh[at] === UNKNOWN_SPEED ? null : kmh[at]!;

const SIGNS: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
/** XML cannot contain control characters, not even escaped. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[<>&"]/g, (sign) => SIGNS[sign]!);
