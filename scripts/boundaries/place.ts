/** The areas in the order of their layers: each may use only those before it. */
export const AREA_ORDER = [
  'session',
  'companies',
  'master-data',
  'users',
  'notifications',
  'imports',
  'exchange-rates',
  'documents',
  'partners',
  'fleet',
  'routes',
  'operations',
  'load-orders',
  'positions',
  'trips',
  'sharing',
  'registrations',
  'trade-documents',
  'opportunities',
  'warehouses',
  'tracking',
  'reports',
  'content',
];

const AREA_ZONES = ['manifest', 'rules', 'contract', 'server', 'web', 'phrases', 'demo', 'proof'] as const;
const ROOM_ZONES = ['kernel', 'countries', 'platform', 'ui', 'app', 'testing'] as const;

export type Zone = (typeof AREA_ZONES)[number] | (typeof ROOM_ZONES)[number];

/** The place of a file in the floor plan; files outside `src` or outside the plan have no zone. */
export interface Place {
  zone: Zone | undefined;
  area: string | undefined;
  isTest: boolean;
}

export function placeOf(path: string): Place {
  const [root, first = '', second = '', third = ''] = path.split('/');
  const isTest =
    /\.(test|fixture)\.(tsx?|mjs)$/.test(path) || root === 'e2e' || (root === 'src' && first === 'testing');
  if (root !== 'src') return { zone: undefined, area: undefined, isTest };
  if (first === 'areas') {
    const part = third === 'area.ts' ? 'manifest' : third;
    return { zone: AREA_ZONES.find((zone) => zone === part), area: second, isTest };
  }
  return { zone: ROOM_ZONES.find((zone) => zone === first), area: undefined, isTest };
}

/** Demo data is believable in each country and names roles: facts there are no decisions. */
export function isDemo(path: string): boolean {
  return path.startsWith('src/app/demo/') || placeOf(path).zone === 'demo';
}

export function isPhrases(path: string): boolean {
  return path.split('/').includes('phrases');
}
