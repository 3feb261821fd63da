import type { ParsedInput } from '#kernel/api-call.ts';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import type { Actor } from '#platform/actor.ts';
import { RawReply, type RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/path.calls.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { type GeoFile, isGeoFileProblem, swapGeoFile } from '../rules/files/geo-file.ts';
import { type WrittenCheckpoint, writeGeoJson, writeGpx, writeKml } from '../rules/files/write-geo-file.ts';
import { lineMeters } from '../rules/line.ts';
import { LINE_POINTS_MAX } from '../rules/route-limits.ts';
import { simplifyTrack } from '../rules/simplify.ts';
import { readOffThread } from './files/read-file.ts';
import { findPath, type StoredCheckpoint } from './path.repository.ts';

type Context = RequestContext<Actor>;
/** More lines and points than anybody chooses from. */
const SHOWN_ITEMS = 200;

/** The content of an uploaded file; what is wrong with it is said precisely. */
export async function readGeoUpload(file: string, swap: boolean): Promise<GeoFile> {
  const reading = await readOffThread(Buffer.from(file, 'base64'));
  if (isGeoFileProblem(reading)) {
    const { code, ...facts } = reading;
    throw routeErrors.unreadableFile({ fields: { file: { code: `file.${code}` } }, facts: { code, ...facts } });
  }
  return swap ? swapGeoFile(reading) : reading;
}

/** Stores nothing: the editor makes a path of what it chooses. */
export async function readPathFile({ file, swap }: ParsedInput<typeof calls.readPathFile>['body']) {
  const { format, looksSwapped, lines, points } = await readGeoUpload(file, swap);
  const usable = lines.filter((line) => line.points.length > 1);
  if (usable.length === 0) {
    throw routeErrors.unreadableFile({ fields: { file: { code: 'file.noLine' } }, facts: { code: 'noLine' } });
  }
  return {
    format,
    looksSwapped,
    lines: usable.slice(0, SHOWN_ITEMS).map((line) => {
      const kept = simplifyTrack(line.points, LINE_POINTS_MAX);
      return {
        name: line.name,
        line: encodeLine(kept),
        points: kept.length,
        meters: Math.round(lineMeters(kept)),
        isThinned: kept.length < line.points.length,
      };
    }),
    points: points.slice(0, SHOWN_ITEMS).map(({ name, at }) => ({ name, ...at })),
  };
}

const TYPES = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
} as const;
const WRITERS = { gpx: writeGpx, kml: writeKml, geojson: writeGeoJson } as const;

export const geoReply = (text: string, format: keyof typeof TYPES, name: string): RawReply =>
  new RawReply(text, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
    'cache-control': 'private, no-store',
  });

export const writtenCheckpoint = ({ name, type, lat, lng }: StoredCheckpoint): WrittenCheckpoint => ({
  ...{ name, kind: type, note: null },
  at: { lat, lng },
});

export async function exportPath(
  { trx }: Context,
  id: string,
  { format }: ParsedInput<typeof calls.exportPath>['query'],
) {
  const path = await findPath(trx, id);
  const written = {
    name: path.name,
    note: null,
    points: decodeLine(path.line) ?? [],
    checkpoints: path.checkpoints.map(writtenCheckpoint),
  };
  return geoReply(WRITERS[format]({ name: path.name, paths: [written], fences: [] }), format, path.name);
}
