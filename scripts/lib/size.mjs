import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MODULES_FILE } from './script-of-module.mjs';

const PAGE = 'index.html';
/** What every page loads, signed in or not. */
const FIRST = [PAGE, 'session/session-controller.ts', 'outside/outside-services.ts', 'bundles/start/es.ts'];
const SIGN_IN = [...FIRST, '../../areas/session/phrases/es.ts', '../../areas/session/web/sign-in-screen.tsx'];

const CLIENTS = '../../areas/partners/web/list/partners-screen.tsx';
const TRUCKS = '../../areas/fleet/web/vehicles/list/vehicles-screen.tsx';
const USERS = '../../areas/users/web/users-screen.tsx';
const DRIVERS = '../../areas/fleet/web/drivers/list/drivers-screen.tsx';
const ORDERS = '../../areas/load-orders/web/list/orders-screen.tsx';
/** What documents are called, also on the lists of the fleet. */
const DOCUMENTS = '../../areas/documents/phrases/es.ts';
const MARKET_LISTS = {
  opportunities: 'list/opportunities-screen.tsx',
  'the marketplace': 'carrier/lists/marketplace-screen.tsx',
  'received opportunities': 'carrier/lists/received-screen.tsx',
  postulations: 'carrier/lists/postulations-screen.tsx',
};
/** Including the texts that the screen's route needs besides those of its area. */
const listRoots = (area, screen, ...words) => [
  ...FIRST,
  'bundles/es.ts',
  `../../areas/${area}/phrases/es.ts`,
  'private-frame.tsx',
  screen,
  ...words,
];

/** A list with everything around it; that includes reminders, the time zone and the confirmed password. */
const LIST_KIB = 350;

/** A control centre with its drawing library, which is loaded once there is something to draw; the aim is 520. */
const DASHBOARD_KIB = 518;
const DASHBOARD = listRoots(
  'reports',
  '../../areas/reports/web/embed/control-centre.tsx',
  '../../areas/reports/phrases/later/es.ts',
  'bundles/later/es.ts',
  '../../ui/charts/chart-canvas.tsx',
);

/** The record of an order with its map; half of it is the library, whose worker brings most of it a second time. */
const ORDER_MAP_KIB = 990;
const ORDER_MAP = listRoots(
  'load-orders',
  '../../areas/load-orders/web/detail/order-screen.tsx',
  '../../areas/load-orders/phrases/later/es.ts',
  '../../areas/trips/phrases/es.ts',
  'bundles/later/es.ts',
  '../../areas/trips/web/map/map-panel.tsx',
  '../../ui/map/canvas/map-canvas.tsx',
  '../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs',
);

/** What a browser downloads, compressed: until something shows, until sign-in is possible, until a list is shown. */
const BUDGETS = [
  { name: 'First scripts', files: scriptsOf, roots: [PAGE], kib: 176 },
  { name: 'First styles', files: stylesOf, roots: [PAGE], kib: 60 },
  { name: 'Scripts of the sign-in page', files: scriptsOf, roots: SIGN_IN, kib: 238 },
  { name: 'Scripts of the list of clients', files: scriptsOf, roots: listRoots('partners', CLIENTS), kib: LIST_KIB },
  {
    name: 'Scripts of the list of users',
    files: scriptsOf,
    roots: listRoots('users', USERS, 'phrases/permissions.es.gen.ts'),
    kib: LIST_KIB,
  },
  {
    name: 'Scripts of the list of drivers',
    files: scriptsOf,
    roots: listRoots('fleet', DRIVERS, DOCUMENTS),
    kib: LIST_KIB,
  },
  {
    name: 'Scripts of the list of load orders',
    files: scriptsOf,
    roots: listRoots('load-orders', ORDERS),
    kib: LIST_KIB,
  },
  {
    name: 'Scripts of the list of trucks',
    files: scriptsOf,
    roots: listRoots('fleet', TRUCKS, DOCUMENTS),
    kib: LIST_KIB,
  },
  ...Object.entries(MARKET_LISTS).map(([list, screen]) => ({
    name: `Scripts of the list of ${list}`,
    files: scriptsOf,
    roots: listRoots('opportunities', `../../areas/opportunities/web/${screen}`),
    kib: LIST_KIB,
  })),
  { name: 'Scripts of a control centre', files: scriptsOf, roots: DASHBOARD, kib: DASHBOARD_KIB },
  { name: 'Scripts of the map of an order', files: scriptsOf, roots: ORDER_MAP, kib: ORDER_MAP_KIB },
];

/** Compares the built application with its budgets. */
export function checkSize(folder = 'dist/web', budgets = BUDGETS) {
  const manifest = readManifest(folder);
  const sizes = budgets.map(({ name, files, roots, kib }) => ({
    name,
    kib,
    size: compressedKib(folder, files(neededBy(manifest, roots))),
  }));
  return {
    isWithin: sizes.every(({ size, kib }) => size <= kib),
    lines: sizes.map(({ name, size, kib }) => `${name}: ${size.toFixed(1)} of ${kib} KiB (gzip)`),
  };
}

/** The bundler's manifest, with the modules that have no entry of their own under their names as well. */
function readManifest(folder) {
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const manifest = read('.vite/manifest.json');
  const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const modules = Object.entries(read(MODULES_FILE)).map(([module, file]) => [module, byFile.get(file)]);
  return { ...Object.fromEntries(modules), ...manifest };
}

/** The entries of the manifest that the given modules import statically; lazy imports do not count. */
export function neededBy(manifest, roots) {
  const needed = new Map();
  const need = (key) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the manifest: was it moved?`);
    if (needed.has(entry.file)) return;
    needed.set(entry.file, entry);
    for (const imported of entry.imports ?? []) need(imported);
  };
  for (const root of roots) need(root);
  return [...needed.values()];
}

export function scriptsOf(entries) {
  return entries.map(({ file }) => file);
}

export function stylesOf(entries) {
  return [...new Set(entries.flatMap(({ css = [] }) => css))];
}

function compressedKib(folder, files) {
  return files.reduce((all, file) => all + gzipSync(readFileSync(path.join(folder, file))).length, 0) / 1024;
}
