import type { Screen } from '#kernel/screens.ts';
import { ROUTES } from './areas.gen.ts';

/** Every built screen, with the area whose texts it uses; what is only declared does not reach the browser. */
export const BUILT = Object.entries(ROUTES).flatMap(([area, routes]) => routes.map((route) => ({ ...route, area })));
export type Built = (typeof BUILT)[number];

export const SCREENS: readonly Screen[] = BUILT.map(({ screen }) => screen);

const named = ({ screen }: Built): number => screen.path.split(/\/(?!\{)/).length;

/** Compiled once: a row asks for each of its actions whether its address can be opened. */
const patterns = BUILT.toSorted((one, other) => named(other) - named(one)).map(
  (built) => [new RegExp(`^/${built.screen.path.replace(/\{\w+\}/g, '[^/]+')}/*$`, 'i'), built] as const,
);

/** The screen that an address opens, in any case of letters: of several, the one with the most named segments. */
export function builtAt(address: string): Built | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  return patterns.find(([pattern]) => pattern.test(path))?.[1];
}
