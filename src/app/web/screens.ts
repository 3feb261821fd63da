import type { Screen } from '#kernel/screens.ts';
import { ROUTES } from './areas.gen.ts';

/** Every built screen, with the area whose texts it uses; what is only declared does not reach the browser. */
export const BUILT = Object.entries(ROUTES).flatMap(([area, routes]) => routes.map((route) => ({ ...route, area })));
export type Built = (typeof BUILT)[number];

export const SCREENS: readonly Screen[] = BUILT.map(({ screen }) => screen);

/** The screens by the segments of their paths: a row asks for each of its actions whether its address can be opened. */
interface Branch {
  readonly named: Map<string, Branch>;
  /** A parameter, which takes any segment. */
  any?: Branch;
  built?: Built;
}

const root: Branch = { named: new Map() };
for (const built of BUILT) {
  let branch = root;
  for (const segment of segmentsOf(built.screen.path)) {
    if (segment.startsWith('{')) {
      branch.any ??= { named: new Map() };
      branch = branch.any;
    } else {
      const next = branch.named.get(segment) ?? { named: new Map() };
      branch.named.set(segment, next);
      branch = next;
    }
  }
  branch.built ??= built;
}

/** The screen that an address opens, in any case of letters: of several, the one with the most named segments. */
export function builtAt(address: string): Built | undefined {
  if (!address.startsWith('/')) return undefined;
  const [path = ''] = address.slice(1).split(/[?#]/, 1);
  return find(root, segmentsOf(path.replace(/\/+$/, '')))?.built;
}

interface Found {
  readonly built: Built;
  readonly named: number;
}

function find(branch: Branch, [segment, ...rest]: readonly string[]): Found | undefined {
  if (segment === undefined) return branch.built && { built: branch.built, named: 0 };
  const next = branch.named.get(segment);
  const named = next && find(next, rest);
  const any = segment && branch.any ? find(branch.any, rest) : undefined;
  if (!named || (any && any.named > named.named + 1)) return any;
  return { built: named.built, named: named.named + 1 };
}

function segmentsOf(path: string): string[] {
  return path === '' ? [] : path.toLowerCase().split('/');
}
