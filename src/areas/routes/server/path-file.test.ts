import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine } from '#kernel/encoded-line.ts';
import { exportPath, readPathFile } from '../contract/path.calls.ts';
import { readRoute } from '../contract/route.calls.ts';
import { GEOJSON, GPX, KML, kmlLine } from '../rules/files/samples.fixture.ts';
import { LINE_POINTS_MAX } from '../rules/route-limits.ts';
import { beforeLate } from './files/read-file.ts';
import { checkpoint, LINE, type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner();
});
afterAll(() => app.close());

const send = async (file: string, options: { readonly swap?: boolean } = {}) => {
  // Each reads as somebody new: a person reads thirty files a minute at most.
  const { user } = await app.planner();
  return app.call(user, readPathFile, { body: { file, ...options } });
};
const read = (content: string | Uint8Array, options?: { readonly swap?: boolean }) =>
  send(Buffer.from(content as string).toString('base64'), options);
const track = (points: string) => `<gpx><trk><name>Ida</name><trkseg>${points}</trkseg></trk></gpx>`;

describe('a file with a path', () => {
  it.each([
    ['gpx', GPX, ['La Paz <Oruro>', 'Ruta'], ['Peaje & báscula']],
    ['kml', KML, ['Santos', null], ['Santos']],
    ['geojson', GEOJSON, ['Ruta 5', null, null], ['7', '7']],
  ])('gives its lines and points (%s)', async (format, text, lines, points) => {
    const { status, body } = await read(text);
    expect([status, body.format, body.looksSwapped]).toEqual([200, format, false]);
    expect(body.lines.map(({ name }) => name)).toEqual(lines);
    expect(body.points.map(({ name }) => name)).toEqual(points);
    for (const { line, points: count, meters, isThinned } of body.lines) {
      expect([decodeLine(line)?.length, meters > 0, isThinned]).toEqual([count, true, false]);
    }
  });

  it('with more points than a path may have is thinned, and says so', async () => {
    const point = (nth: number) =>
      `<trkpt lat="${-16 - nth / 20_000}" lon="${-68 + Math.sin(nth / 7) / 1000 + (nth % 3) / 1000}"/>`;
    const { body } = await read(track(Array.from({ length: 60_000 }, (_, nth) => point(nth)).join('')));
    expect(body.lines).toMatchObject([{ name: 'Ida', isThinned: true }]);
    expect(body.lines[0]!.points).toBeLessThanOrEqual(LINE_POINTS_MAX);
    expect(decodeLine(body.lines[0]!.line)?.at(-1)).toMatchObject({ lat: expect.closeTo(-18.99995, 5) });
  });

  it('with latitude and longitude exchanged is noticed, and exchanged where somebody asks for it', async () => {
    const file = track('<trkpt lat="-68.15" lon="-16.5"/><trkpt lat="-67.11" lon="-17.97"/>');
    expect((await read(file)).body.looksSwapped).toBe(true);
    const { body } = await read(file, { swap: true });
    expect([body.looksSwapped, decodeLine(body.lines[0]!.line)]).toEqual([
      false,
      [
        { lat: -16.5, lng: -68.15 },
        { lat: -17.97, lng: -67.11 },
      ],
    ]);
  });

  it('comes back as the path it was exported from', async () => {
    const { id } = await app.route(planner.user);
    const name = 'Ida & <vuelta>';
    const path = await app.path(planner.user, id, { name, checkpoints: [checkpoint({ name: 'Peaje' })] });
    for (const format of ['gpx', 'kml', 'geojson'] as const) {
      const exported = await app.call(planner.user, exportPath, { params: { id: path }, query: { format } });
      expect(exported.headers['content-disposition']).toContain(encodeURIComponent(`${name}.${format}`));
      const { body } = await read(exported.raw.body);
      expect([body.format, body.lines[0]?.name, body.points[0]?.name]).toEqual([format, name, 'Peaje']);
      expect(decodeLine(body.lines[0]!.line)).toEqual(LINE);
    }
    const { user } = await app.planner('routes-read');
    expect((await app.call(user, exportPath, { params: { id: path }, query: {} })).status).toBe(404);
  });
});

describe('a file that is refused', () => {
  const entity = '<?xml version="1.0"?>\n<!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>';
  it.each<[string, string | Uint8Array, string, object]>([
    ['above 5 MB', new Uint8Array(5_000_001), 'tooLarge', {}],
    ['with entities', entity, 'entities', { line: 2 }],
    ['that is a document', '%PDF-1.7 <gpx/>', 'unknownFormat', { looksLike: 'pdf' }],
    ['that is an archive', 'PK\u0003\u0004doc.kml', 'unknownFormat', { looksLike: 'zip' }],
    ['that is a page', '<!doctype html><gpx></gpx>', 'unknownFormat', { looksLike: 'html' }],
    ['that is another XML', '<svg><gpx/></svg>', 'unknownFormat', { looksLike: 'xml' }],
    ['cut in the middle', GPX.slice(0, 400), 'broken', {}],
    [
      'with a coordinate of 0',
      track('<trkpt lat="-16" lon="-68"/><trkpt lat="0" lon="-68"/>'),
      'coordinates',
      { index: 1 },
    ],
    ['with points alone', '<gpx><wpt lat="-16" lon="-68"/></gpx>', 'noLine', {}],
    ['without anything', '<gpx/>', 'empty', {}],
  ])('%s says so', async (_, content, code, facts) => {
    const { status, error } = await read(content);
    expect([status, error.code, error.fields?.file?.code]).toEqual([422, 'routes.unreadableFile', `file.${code}`]);
    expect(error.fields?.file?.message).not.toContain('file.');
    expect(error.facts).toMatchObject({ code, ...facts });
  });

  it('because of its million points says so, or on a slow machine that they take too long', async () => {
    const { status, error } = await read(kmlLine('1,1 '.repeat(1_200_000)));
    expect([status, error.code]).toEqual([422, 'routes.unreadableFile']);
    expect(error.fields?.file?.code).toMatch(/^file\.(tooManyPoints|tookTooLong)$/);
  });

  it('because it is larger than any body, or no base64 at all', async () => {
    expect((await send('A'.repeat(7_000_001))).status).toBe(413);
    expect((await send('¡!')).error.fields?.file?.code).toBe('file.empty');
    expect((await send('')).status).toBe(400);
  });
});

describe('files that are read', () => {
  it('keep nobody else waiting', async () => {
    const { id } = await app.route(planner.user);
    const release: (() => void)[] = [];
    const occupied = Array.from({ length: 2 }, () =>
      beforeLate(new AbortController().signal, () => {
        return new Promise((resolve) => release.push(() => resolve({ code: 'empty' })));
      }),
    );
    await expect.poll(() => release.length).toBe(2);
    // Both places are taken: this one waits, and with it nothing that any other call needs.
    let isRead = false;
    const waiting = read(GPX);
    void waiting.then(() => {
      isRead = true;
    });
    const others = Array.from({ length: 20 }, () => app.call(planner.user, readRoute, { params: { id } }));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(isRead).toBe(false);
    for (const end of release) end();
    await Promise.all(occupied);
    await waiting;
    expect((await read(GPX)).status).toBe(200);
  });
});
