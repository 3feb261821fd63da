import { describe, expect, it } from 'vitest';
import { parseMapText } from './parse-map-text.ts';

const LAT = -17.7833;
const LNG = -63.1821;
const at = (lat: number, lng: number) => ({
  kind: 'position',
  position: { lat: expect.closeTo(lat, 4), lng: expect.closeTo(lng, 4) },
});

describe('coordinates', () => {
  it.each([
    '-17.7833, -63.1821',
    '-17.7833,-63.1821',
    '-17.7833 -63.1821',
    '  -17.7833 ,  -63.1821 ',
    '(-17.7833, -63.1821)',
    '[-17.7833, -63.1821]',
    '-17.7833,\n-63.1821',
    '−17.7833, −63.1821',
    '-17,7833, -63,1821',
    '-17,7833 -63,1821',
    '-17,7833,-63,1821',
    'lat: -17.7833, lng: -63.1821',
    'Latitud -17.7833 Longitud -63.1821',
    'latitude=-17.7833, longitude=-63.1821',
    '17.7833 S, 63.1821 W',
    '17.7833S 63.1821O',
    '17,7833° S 63,1821° O',
    'S 17.7833, W 63.1821',
    'S17.7833 O63.1821',
    '17°46\'59.9"S 63°10\'55.6"W',
    '17° 46′ 59.9″ S, 63° 10′ 55.6″ O',
    '17º46’59,9”S 63º10’55,6”O',
    "17°46.998'S 63°10.926'W",
    "17°46'59.9''S 63°10'55.6''W",
    'S 17°46\'59.9" W 63°10\'55.6"',
  ])('%j', (text) => {
    expect(parseMapText(text)).toEqual(at(LAT, LNG));
  });

  it.each([
    ['19.4326, -99.1332', 19.4326, -99.1332],
    ['19.4326 N 99.1332 O', 19.4326, -99.1332],
    ['35.68 N 139.69 L', 35.68, 139.69],
    ['+48.85 +2.35', 48.85, 2.35],
    ['-17 -63', -17, -63],
    ['90,180', 90, 180],
    ['-0.0345, -51.0694', -0.0345, -51.0694],
  ])('%j is at other coordinates', (text, lat, lng) => {
    expect(parseMapText(text)).toEqual(at(lat, lng));
  });

  it.each([
    '0, -63.18',
    '-17.78, 0',
    '0,0',
    '0.000, 0.000',
    '-0.0, -63',
    '-17.7833',
    '-17.7833, ',
    ', -63.18',
    'abc, def',
    '-17.7833, x',
    '91, 20',
    '-17, 181',
    '-17.7833, -63.1821, 12',
    '1e3, 5',
    'NaN, NaN',
    'Infinity, 1',
    "17°75'S 63°10'W",
    '17.78 E, 63.18 N',
    'Santa Cruz de la Sierra',
    '.',
    '-',
    '12345, 67890',
    '-17.78.33, -63.18',
    '-16.5;-68.15',
    '-16.5; -68.15',
    '-16,5;-68,15',
    '16.5 S; 68.15 W',
    'lat=-16.5; lng=-68.15',
  ])('%j is invalid', (text) => {
    expect(parseMapText(text)).toEqual({ kind: 'invalid' });
  });
});

describe('a map link', () => {
  it.each([
    'https://www.google.com/maps/@-17.7833,-63.1821,15z',
    'https://www.google.com/maps/@-17.7833,-63.1821,1200m/data=!3m1!1e3?hl=es',
    'https://www.google.com.bo/maps/place/Plaza+24+de+Septiembre/@-17.79,-63.19,17z/data=!3m1!4b1!4m6!3m5!1s0x93f1e7f5d!8m2!3d-17.7833!4d-63.1821!16s%2Fg%2F11?entry=ttu',
    'https://www.google.com/maps/place/-17.7833,-63.1821',
    'https://www.google.com/maps/place/-17.7833,+-63.1821/@-17.8,-63.2,12z',
    "https://www.google.com/maps/place/17%C2%B046'59.9%22S+63%C2%B010'55.6%22W/@-17.9,-63.3,17z",
    'https://www.google.com/maps/search/-17.7833,-63.1821',
    'https://www.google.com/maps/search/-17.7833,+-63.1821?entry=tts',
    'https://www.google.com/maps/search/?api=1&query=-17.7833,-63.1821',
    'https://www.google.com/maps/search/?api=1&query=-17.7833%2C-63.1821',
    'https://www.google.com/maps?q=-17.7833,-63.1821',
    'https://maps.google.com/?q=-17.7833,-63.1821',
    'http://maps.google.com/maps?q=loc:-17.7833,-63.1821',
    'https://maps.google.com/maps?q=loc:-17.7833,-63.1821%20(Dep%C3%B3sito)',
    'https://maps.google.com/maps?q=-17.7833+-63.1821',
    'https://maps.google.com/?ll=-17.7833,-63.1821&z=14',
    'https://maps.google.com/?q=Santa+Cruz&ll=-17.7833,-63.1821',
    'https://www.google.com/maps/dir/?api=1&origin=-16.5,-68.1&destination=-17.7833,-63.1821',
    'https://www.google.com/maps?saddr=-16.5,-68.1&daddr=-17.7833,-63.1821',
    'https://www.google.com/maps/dir/-16.5,-68.15/-17.7833,-63.1821/@-17.1,-66,8z',
    'https://www.google.com/maps/dir/La+Paz/Santa+Cruz/@-17.1,-66,8z/data=!4m14!1m5!1m1!2m2!1d-68.1!2d-16.5!1m5!2m2!1d-63.1821!2d-17.7833!3e0',
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3799.4!2d-63.1821!3d-17.7833!2m3!1f0!2f0',
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=-17.7833,-63.1821',
    'https://www.google.com/maps/@?api=1&map_action=map&center=-17.7833%2C-63.1821&zoom=12',
    'www.google.com/maps/@-17.7833,-63.1821,15z',
    'google.com/maps?q=-17.7833,-63.1821',
    'https://www.openstreetmap.org/#map=15/-17.7833/-63.1821',
    'https://www.openstreetmap.org/?mlat=-17.7833&mlon=-63.1821#map=12/-17.9/-63.3',
    'https://waze.com/ul?ll=-17.7833,-63.1821&navigate=yes',
    'https://www.waze.com/ul?ll=-17.7833%2C-63.1821&navigate=yes&zoom=17',
    'https://ul.waze.com/ul?ll=-17.7833%2C-63.1821',
    'https://www.waze.com/live-map/directions?to=ll.-17.7833%2C-63.1821',
    'https://www.waze.com/en/live-map/directions?latlng=-17.7833%2C-63.1821',
    'waze://?ll=-17.7833,-63.1821&navigate=yes',
    'https://maps.apple.com/?ll=-17.7833,-63.1821&q=Pin',
    'https://maps.apple.com/place?coordinate=-17.7833,-63.1821&name=X',
    'https://www.bing.com/maps?cp=-17.7833~-63.1821&lvl=12',
    'https://wego.here.com/?map=-17.7833,-63.1821,14,normal',
    'https://share.here.com/l/-17.7833,-63.1821,Dep%C3%B3sito',
    'https://osm.org/?mlat=-17.7833&mlon=-63.1821',
    'https://maps.google.cl/?q=-17.7833,-63.1821',
    'https://www.google.com.br/maps/@-17.7833,-63.1821,15z',
    'geo:-17.7833,-63.1821',
    'geo:-17.7833,-63.1821?z=15',
    'geo:0,0?q=-17.7833,-63.1821(Depósito)',
    'Depósito central\nhttps://maps.google.com/?q=-17.7833,-63.1821',
  ])('%s', (text) => {
    expect(parseMapText(text)).toEqual(at(LAT, LNG));
  });

  it.each([
    'https://www.google.com/maps',
    'https://www.google.com/maps/place/Santa+Cruz+de+la+Sierra',
    'https://www.google.com/maps/search/?api=1&query=Santa+Cruz',
    'https://maps.google.com/?q=0,0',
    'https://www.google.com/maps/@0,-63.18,15z',
    'https://www.google.com/maps/@-17.78,0,15z',
    'https://www.google.com/maps/@-97.78,-63.18,15z',
    'https://www.google.com/maps/@abc,def,15z',
    'https://www.openstreetmap.org/?mlat=&mlon=',
    'https://www.openstreetmap.org/#map=5/0/0',
    'https://example.test/',
    'https://example.test/?q=-17.7833,-63.1821',
    'https://example.test/maps/@-17.7833,-63.1821,15z',
    'https://google.com.evil.test/maps?q=-17.7833,-63.1821',
    'https://maps.google.evil.test/?q=-17.7833,-63.1821',
    'https://evilgoogle.com/maps?q=-17.7833,-63.1821',
    'https://www.google.com/search?q=-17.7833,-63.1821',
    'https://www.google.com/mapsearch?q=-17.7833,-63.1821',
    'https://www.bing.com/search?q=-17.7833,-63.1821',
    'https://apple.com/?ll=-17.7833,-63.1821',
    'https://openstreetmap.org.evil.test/?mlat=-17.7833&mlon=-63.1821',
    'https://user@example.test/?q=-17.7833,-63.1821',
    'Depósito https://example.test/?q=-17.7833,-63.1821',
    'https://',
    'https://[',
    'geo:0,0',
    'javascript:alert(1)',
    `https://maps.google.com/?q=-17.78,-63.18&x=${'a'.repeat(2000)}`,
    'https://www.google.com/maps/place/%E0%A4%A',
  ])('is not %s', (text) => {
    expect(parseMapText(text)).toEqual({ kind: 'invalid' });
  });
});

describe('a short link', () => {
  it.each([
    ['https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
    ['https://goo.gl/maps/xyz', 'https://goo.gl/maps/xyz'],
    ['http://goo.gl/maps/xyz', 'https://goo.gl/maps/xyz'],
    ['maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
    ['Plaza Murillo\nhttps://maps.app.goo.gl/AbC?g_st=ic', 'https://maps.app.goo.gl/AbC?g_st=ic'],
  ])('%j waits for the server', (text, url) => {
    expect(parseMapText(text)).toEqual({ kind: 'short-link', url });
  });

  it.each([
    'https://goo.gl.evil.test/maps/x',
    'https://evil.goo.gl/maps/x',
    'https://goo.gl/xyz',
    'https://example.test/?u=goo.gl',
    'goo.gl',
  ])('is not %s', (text) => {
    expect(parseMapText(text)).toEqual({ kind: 'invalid' });
  });
});

it.each(['', '   ', '\n\t'])('%j is empty', (text) => {
  expect(parseMapText(text)).toEqual({ kind: 'empty' });
});
