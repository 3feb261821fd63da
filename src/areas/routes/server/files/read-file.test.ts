import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isGeoFileProblem } from '../../rules/files/geo-file.ts';
import { readGeoFile } from '../../rules/files/read-geo-file.ts';
import { bytesOf, filled, GEOJSON, GPX, KML, kmlLine } from '../../rules/files/samples.fixture.ts';
import { beforeLate, readOffThread, readOnThread } from './read-file.ts';

const TRACK_POINT = '<trkpt lat="-16.123456" lon="-68.123456"><ele>3600</ele></trkpt>\n';
const LARGE = filled('<gpx><trk><name>La Paz</name><trkseg>', TRACK_POINT, '</trkseg></trk></gpx>');
const PATIENT = () => new AbortController().signal;

async function pointsIn(bytes: Uint8Array): Promise<number | string> {
  const reading = await readOnThread(bytes, PATIENT);
  return isGeoFileProblem(reading) ? reading.code : reading.pointCount;
}

describe('a file read on a thread', () => {
  it.each([GPX, KML, GEOJSON])('arrives as it was read', async (text) => {
    expect(await readOffThread(bytesOf(text))).toEqual(readGeoFile(bytesOf(text)));
  });

  it('leaves the server free for everything else, from its start to the last of its points', async () => {
    const order: string[] = [];
    const reading = readOffThread(LARGE).then((file) => {
      order.push('file');
      return file;
    });
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    order.push('other work');
    const file = await reading;
    expect(order).toEqual(['other work', 'file']);
    expect(file).toMatchObject({ format: 'gpx', lines: [{ name: 'La Paz' }] });
    expect('lines' in file && file.lines[0]?.points.at(-1)).toEqual({ lat: -16.123456, lng: -68.123456 });
  });

  it('may be part of a larger buffer', async () => {
    const bytes = Buffer.from(`xx${GPX}yy`);
    expect(await readOffThread(bytes.subarray(2, -2))).toEqual(readGeoFile(bytesOf(GPX)));
  });

  it('may have as many points as a file can, within the memory of its thread', async () => {
    expect(await pointsIn(bytesOf(kmlLine('1,1 '.repeat(1_000_000))))).toBe(1_000_000);
    expect(await pointsIn(filled('{"type":"LineString","coordinates":[[1,1]', ',[1,1]', ']}'))).toBe(833_327);
  });

  it.each([
    ['signs', filled('', '<'), 'broken'],
    ['brackets', filled('', '['), 'tooDeep'],
    ['points', bytesOf(kmlLine('1,1 '.repeat(1_200_000))), 'tooManyPoints'],
    ['features', filled('{"type":"FeatureCollection","features":[{}', ',{}', ']}'), 'broken'],
    ['elements', filled('<gpx>', '<a/>', '</gpx>'), 'empty'],
    ['bytes', new Uint8Array(10_000_000), 'tooLarge'],
  ])('of five megabytes of %s is refused, and the next one is read', async (_, bytes, code) => {
    expect(await pointsIn(bytes)).toBe(code);
    expect(await pointsIn(bytesOf(GPX))).toBe(6);
  });
});

describe('the limits', () => {
  it('of time end a reading, without harm to the next', async () => {
    const limit = new AbortController();
    const reading = readOnThread(LARGE, () => limit.signal);
    limit.abort();
    expect(await reading).toEqual({ code: 'tookTooLong' });
    expect(await readOnThread(LARGE, () => AbortSignal.abort())).toEqual({ code: 'tookTooLong' });
    expect(await readOnThread(bytesOf(GPX), PATIENT)).toMatchObject({ pointCount: 6 });
  });

  it('of places let others wait, and refuse who waited too long', async () => {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const occupied = (name: string) => () =>
      new Promise<{ code: 'empty' }>((resolve) => {
        begun.push(name);
        finish.push(() => resolve({ code: 'empty' }));
      });
    const late = new AbortController();
    const first = beforeLate(late.signal, occupied('first'));
    const second = beforeLate(PATIENT(), occupied('second'));
    const third = beforeLate(late.signal, occupied('third'));
    const fourth = beforeLate(PATIENT(), occupied('fourth'));
    await nextTurn();
    late.abort();
    expect(await third).toEqual({ code: 'busy' });
    expect(begun).toEqual(['first', 'second']);
    for (const end of finish.splice(0)) end();
    expect([await first, await second]).toEqual([{ code: 'empty' }, { code: 'empty' }]);
    await expect.poll(() => begun).toEqual(['first', 'second', 'fourth']);
    for (const end of finish) end();
    expect(await fourth).toEqual({ code: 'empty' });
  });
});
