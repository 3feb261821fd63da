import type { Screen } from '#kernel/screens.ts';
import { DECLARED, ROUTES } from './areas.gen.ts';

type Declared = typeof DECLARED;
type PathIn<Screens> = {
  [Name in keyof Screens]: Screens[Name] extends { path: infer Path } ? Path : never;
}[keyof Screens];
/** Every path of the product. */
export type ScreenPath = { [Area in keyof Declared]: PathIn<Declared[Area]> }[keyof Declared];

/** Every screen of the manifests, built or not. */
export const SCREENS: readonly Screen[] = Object.values(DECLARED).flatMap((screens) => Object.values<Screen>(screens));

/** Every built screen, with the area whose texts it uses. */
export const BUILT = Object.entries(ROUTES).flatMap(([area, routes]) => routes.map((route) => ({ ...route, area })));

const built = new Set(BUILT.map(({ screen }) => screen));
export const isBuilt = (screen: Screen): boolean => built.has(screen);
