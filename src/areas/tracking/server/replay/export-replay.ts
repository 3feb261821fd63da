import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParsedInput } from '#kernel/api-call.ts';
import { asIfUtc, dayIn } from '#kernel/dates.ts';
import type { Actor } from '#platform/actor.ts';
import { Later, RawReply, type RequestContext } from '#platform/http/route.ts';
import type { Cell } from '#platform/list/xlsx/cell.ts';
import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import type * as calls from '../../contract/replay.calls.ts';
import type { ReplayFormat } from '../../contract/replay.calls.ts';
import { LEG } from '../../rules/replay/legs.ts';
import { gpxPieces, kmlPieces, type NamedTrack, placeAt, speedAt } from '../../rules/replay/write-track-file.ts';
import { drivenTracks } from './read-tracks.ts';
import { type FoundReplay, findReplay } from './replay.service.ts';

type Context = RequestContext<Actor>;

const TYPES: Readonly<Record<ReplayFormat, string>> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export async function exportReplay(context: Context, query: ParsedInput<typeof calls.exportReplay>['query']) {
  const { format, ...asked } = query;
  const found = await findReplay(context, asked, 'export');
  return new Later(async () => {
    const tracks = (await drivenTracks(found.packed)).map(
      ({ asked: { plate, orderId }, fixes, legs }): NamedTrack => ({
        name: nameOf(found, plate, orderId),
        fixes,
        legs,
      }),
    );
    const places = found.plan?.checkpoints ?? [];
    const content =
      format === 'xlsx'
        ? await workbookOf(context, tracks)
        : Buffer.from(await joined((format === 'gpx' ? gpxPieces : kmlPieces)(tracks, places)));
    const day = dayIn(found.subject.from, context.actor.timeZone);
    const name = `${tracks.length === 1 ? tracks[0]!.name : context.services.translate(context.language, 'tracking.replay.title')} ${day}.${format}`;
    return new RawReply(content, {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    });
  });
}

const nameOf = ({ subject: { order } }: FoundReplay, plate: string | null, orderId: string | null) =>
  [orderId && order?.code, plate].filter(Boolean).join(' ') || '-';

/** Others get their turn between two pieces. */
async function joined(pieces: Iterable<string>): Promise<string> {
  const texts: string[] = [];
  for (const piece of pieces) {
    texts.push(piece);
    if (texts.length % 10 === 0) await nextTurn();
  }
  return texts.join('');
}

const ROWS_AT_ONCE = 1_000;
const LEGS = { [LEG.stationary]: 'stationary', [LEG.driving]: 'driving', [LEG.gap]: 'gap' } as const;

async function workbookOf({ actor, services, language }: Context, tracks: readonly NamedTrack[]): Promise<Buffer> {
  const say = (
    key: 'title' | `columns.${'track' | 'at' | 'lat' | 'lng' | 'kmh' | 'leg'}` | `legs.${(typeof LEGS)[0 | 1 | 2]}`,
  ) => services.translate(language, `tracking.replay.${key}`);
  const legs = { stationary: say('legs.stationary'), driving: say('legs.driving'), gap: say('legs.gap') };
  async function* rows() {
    for (const {
      name,
      fixes,
      legs: { kinds },
    } of tracks) {
      for (let start = 0; start < fixes.seconds.length; start += ROWS_AT_ONCE) {
        await nextTurn();
        yield Array.from(
          { length: Math.min(ROWS_AT_ONCE, fixes.seconds.length - start) },
          (_, row): (Cell | null)[] => {
            const at = start + row;
            const { lat, lng } = placeAt(fixes, at);
            const kmh = speedAt(fixes, at);
            const kind = at < kinds.length ? LEGS[kinds[at] as 0 | 1 | 2] : null;
            return [
              { kind: 'text', text: name },
              { kind: 'minute', local: asIfUtc(new Date(fixes.seconds[at]! * 1000), actor.timeZone) },
              { kind: 'number', number: String(lat) },
              { kind: 'number', number: String(lng) },
              kmh === null ? null : { kind: 'number', number: String(kmh) },
              kind === null ? null : { kind: 'text', text: legs[kind] },
            ];
          },
        );
      }
    }
  }
  const columns = [
    { heading: say('columns.track'), width: 24 },
    { heading: say('columns.at'), width: 18 },
    { heading: say('columns.lat'), width: 14 },
    { heading: say('columns.lng'), width: 14 },
    { heading: say('columns.kmh'), width: 12 },
    { heading: say('columns.leg'), width: 18 },
  ];
  return writeWorkbook({ name: say('title'), columns, rows: rows() });
}
