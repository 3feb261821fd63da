import { describe, expect, it } from 'vitest';
import { readGeoFile } from './read-geo-file.ts';
import { bytesOf, filled, GEOJSON, GPX, kmlLine } from './samples.fixture.ts';

const read = (text: string) => readGeoFile(bytesOf(text));
const gpxTrack = (content: string) => `<gpx><trk>\n<trkseg>${content}</trkseg>\n</trk></gpx>`;
const line = (coordinates: string) => `{"type":"LineString","coordinates":${coordinates}}`;

describe('a file that is none of the three formats is named', () => {
  it.each([
    ['zip', 'PK\x03\x04KMZ'],
    ['pdf', '%PDF-1.7'],
    ['image', 'GIF89a'],
    ['html', '<!DOCTYPE html><html></html>'],
    ['html', '<html><body/></html>'],
    ['xml', '<svg/>'],
    ['json', '{"type":"Topology"}'],
    ['json', '{"type":"constructor"}'],
    ['json', '[[1,2]]'],
    ['text', 'lat,lng\n-16.5,-68.1'],
    ['binary', 'abc\0def'],
  ])('%s', (looksLike, text) => {
    expect(read(text)).toEqual({ code: 'unknownFormat', looksLike });
  });

  it('bytes', () => {
    expect(readGeoFile(Uint8Array.of(0x80, 0x81, 0xfe))).toEqual({ code: 'unknownFormat', looksLike: 'binary' });
  });
});

describe('XML', () => {
  it.each([
    '<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>\n<gpx><trk><name>&b;</name></trk></gpx>',
    '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>',
    '<!doctype gpx><gpx/>',
    '<!ENTITY x "y"><gpx/>',
  ])('with declarations is refused: %s', (text) => {
    expect(read(text)).toEqual({ code: 'entities', line: 1 });
  });

  it('with an entity that is not of XML itself is refused at its line', () => {
    expect(read('<gpx>\n<trk>\n<name>a&nbsp;b</name></trk></gpx>')).toEqual({ code: 'entities', line: 3 });
    expect(read('<gpx>\n<trkpt lat="&x;"/></gpx>')).toEqual({ code: 'entities', line: 2 });
  });

  it.each([
    ['a tag without an end', '<gpx>\n<trk', 2],
    ['an unclosed element', '<gpx>\n<trk>\n', 3],
    ['elements that cross', '<gpx><trk>\n<rte></trk></rte></gpx>', 2],
    ['an end without a beginning', '<gpx/>\n</gpx>', 2],
    ['a second root', '<gpx/>\n<gpx/>', 2],
    ['text behind the root', '<gpx/>\nx', 1],
    ['an attribute without an end', '<gpx>\n\n<wpt lat="1', 3],
    ['an attribute without quotes', '<gpx>\n<wpt lat=1/></gpx>', 2],
    ['an attribute twice', '<gpx>\n<wpt lat="1" lat="2"/></gpx>', 2],
    ['attributes without space', '<gpx>\n<wpt lat="1"lon="2"/></gpx>', 2],
    ['a tag in an attribute', '<gpx>\n<wpt lat="<a>"/></gpx>', 2],
    ['a comment without an end', '<gpx>\n<!-- ', 2],
    ['CDATA without an end', '<gpx>\n<![CDATA[ ', 2],
    ['a sign that was not escaped', '<gpx><trk>\n<name>A & B</name></trk></gpx>', 2],
    ['a character that is none', '<gpx><trk>\n<name>&#0;</name></trk></gpx>', 2],
    ['half a character', '<gpx><trk>\n<name>&#xD800;</name></trk></gpx>', 2],
  ])('is broken by %s', (_, text, line) => {
    expect(read(text)).toEqual({ code: 'broken', line });
  });

  it('keeps the five entities and numbered characters', () => {
    const name = '&lt;&gt;&amp;&quot;&apos;&#233;&#xE9;&#x1F69A;';
    expect(read(`<gpx><wpt lat="-1" lon="-60"><name>${name}</name></wpt></gpx>`)).toMatchObject({
      points: [{ name: `<>&"'éé🚚` }],
    });
  });

  it('is limited in depth', () => {
    expect(read('<gpx>\n'.repeat(65))).toEqual({ code: 'tooDeep', line: 65 });
  });
});

describe('JSON', () => {
  it.each([
    ['{"type":}', 8],
    ['{"type":"Point",}', 16],
    ['{"type" "Point"}', 8],
    ['{type:1}', 1],
    ['{"a":1} x', 8],
    ['{"a":1}{}', 7],
    ['{"a":01}', 6],
    ['{"a":NaN}', 5],
    ['{"a":"\n"}', 6],
    ['{"a":"\\x"}', 6],
    ['{"a":"abc', 9],
    ['{"a":[1,2}', 9],
    ['[1,]', 3],
    ['[', 1],
    ['{"a":tru}', 5],
  ])('%s is broken at its position', (text, position) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(read(text)).toEqual({ code: 'broken', position });
  });

  it('is limited in depth, where it begins', () => {
    expect(read('['.repeat(65))).toEqual({ code: 'tooDeep', position: 64 });
    expect(read(`${'['.repeat(64)}${']'.repeat(64)}`)).toEqual({ code: 'unknownFormat', looksLike: 'json' });
  });

  it.each([
    ['{"type":"FeatureCollection"}', 'features'],
    ['{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},7]}', 'features[1]'],
    ['{"type":"FeatureCollection","features":[{"type":"Feature"}]}', 'features[0].geometry'],
    ['{"type":"Feature","geometry":{"type":"Circle"}}', 'geometry.type'],
    ['{"type":"Feature","geometry":{"type":"toString"}}', 'geometry.type'],
    ['{"type":"Polygon","coordinates":[[-60,-16]]}', 'coordinates'],
    ['{"type":"GeometryCollection","geometries":[{"type":"Point"}]}', 'geometries[0].coordinates'],
  ])('%s is broken in a part that is named', (text, where) => {
    expect(read(text)).toEqual({ code: 'broken', where });
  });
});

describe('coordinates', () => {
  it.each([
    ['zero', '<trkpt lat="-16" lon="-68"/><trkpt lat="0" lon="-68"/>', '0, -68'],
    ['zero with a sign and decimals', '<trkpt lat="-16" lon="-68"/><trkpt lat="-16" lon="-0.000"/>', '-16, -0.000'],
    ['empty', '<trkpt lat="-16" lon="-68"/><trkpt lat="" lon="-68"/>', ', -68'],
    ['missing', '<trkpt lat="-16" lon="-68"/><trkpt lat="-16"/>', '-16,'],
    ['a decimal comma', '<trkpt lat="-16" lon="-68"/><trkpt lat="-16,5" lon="-68"/>', '-16,5, -68'],
    ['NaN', '<trkpt lat="-16" lon="-68"/><trkpt lat="NaN" lon="-68"/>', 'NaN, -68'],
    ['hexadecimal', '<trkpt lat="-16" lon="-68"/><trkpt lat="0x10" lon="-68"/>', '0x10, -68'],
    ['too much', '<trkpt lat="-16" lon="-68"/><trkpt lat="1e400" lon="-68"/>', '1e400, -68'],
    ['out of range', '<trkpt lat="-16" lon="-68"/><trkpt lat="-16" lon="181"/>', '-16, 181'],
  ])('in GPX: %s', (_, content, value) => {
    expect(read(gpxTrack(content))).toEqual({ code: 'coordinates', index: 1, value });
  });

  it.each(['[-60]', '[]', '[null,null]', '["-60","-16"]', '[1e400,-16]', '[0,-16]', '[-60,[]]'])(
    'in GeoJSON: %s',
    (pair) => {
      const value = JSON.stringify(JSON.parse(pair));
      expect(read(line(`[[-60,-16],${pair}]`))).toEqual({ code: 'coordinates', index: 1, value });
    },
  );

  it('in KML, shortened when they are long', () => {
    expect(read(kmlLine('-60,-16 -60;-16'))).toEqual({ code: 'coordinates', index: 1, value: '-60;-16' });
    expect(read(kmlLine(`x${','.repeat(100)}`))).toEqual({
      code: 'coordinates',
      index: 0,
      value: `x${','.repeat(39)}`,
    });
  });
});

describe('a file with nothing to use', () => {
  it.each(['', ' \n\t', '<gpx/>', '<kml><Document/></kml>', '{"type":"FeatureCollection","features":[]}'])(
    'is empty: %j',
    (text) => {
      expect(read(text)).toEqual({ code: 'empty' });
    },
  );

  it.each([gpxTrack('<trkpt lat="-16" lon="-68"/>'), '<gpx><trk/></gpx>', kmlLine('-60,-16'), line('[]')])(
    'has no line of two points: %s',
    (text) => {
      expect(read(text)).toEqual({ code: 'noLine' });
    },
  );
});

describe('a file made to exhaust its reader', () => {
  it('is refused by its size alone', () => {
    expect(readGeoFile(new Uint8Array(5_000_001))).toEqual({ code: 'tooLarge' });
    expect(readGeoFile(filled('', 'x'))).toEqual({ code: 'unknownFormat', looksLike: 'text' });
  });

  it.each([
    ['signs', filled('', '<'), { code: 'broken', line: 1 }],
    ['brackets', filled('', '['), { code: 'tooDeep', position: 64 }],
    ['objects', filled('', '{"a":'), { code: 'tooDeep', position: 320 }],
    ['unclosed elements', filled('<gpx>', '<a>'), { code: 'tooDeep', line: 1 }],
    ['an endless attribute', filled('<gpx a="', 'x'), { code: 'broken', line: 1 }],
    ['an endless name', filled('<', 'x'), { code: 'broken', line: 1 }],
    ['spaces in a tag', filled('<gpx ', ' '), { code: 'broken', line: 1 }],
    ['an endless comment', filled('<gpx><!--', '-'), { code: 'broken', line: 1 }],
    ['references', filled('<gpx><trk><name>', '&', '</name></trk></gpx>'), { code: 'broken', line: 1 }],
    ['empty placemarks', filled('<kml>', '<Placemark/>', '</kml>'), { code: 'empty' }],
    [
      'placemarks',
      filled('<kml>', '<Placemark><Point><coordinates>1,1</coordinates></Point></Placemark>', '</kml>'),
      { code: 'tooManyItems' },
    ],
    ['points', bytesOf(kmlLine('1,1 '.repeat(1_200_000))), { code: 'tooManyPoints' }],
    [
      'tags in a text',
      filled('<kml><Placemark><description><![CDATA[', '<a', ']]></description></Placemark></kml>'),
      { code: 'empty' },
    ],
    [
      'empty features',
      filled('{"type":"FeatureCollection","features":[{}', ',{}', ']}'),
      { code: 'broken', where: 'features[0]' },
    ],
  ])('with %s', (_, bytes, problem) => {
    expect(readGeoFile(bytes)).toEqual(problem);
  });

  it('with a name without end keeps its beginning', () => {
    const file = readGeoFile(filled('<gpx><wpt lat="-1" lon="-60"><name>', '&amp;', '</name></wpt></gpx>'));
    expect(file).toMatchObject({ points: [{ name: '&'.repeat(200) }] });
  });
});

describe('samples cut anywhere', () => {
  it.each([GPX, GEOJSON])('are broken, never half read', (text) => {
    for (let end = 1; end < text.trimEnd().length; end += 7) {
      expect(read(text.slice(0, end))).toMatchObject({ code: 'broken' });
    }
  });
});
