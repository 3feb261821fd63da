import type { Screen } from '#kernel/screens.ts';
import { DECLARED } from './areas.gen.ts';

type Declared = typeof DECLARED;
type PathIn<Screens> = {
  [Name in keyof Screens]: Screens[Name] extends { path: infer Path } ? Path : never;
}[keyof Screens];
type ScreenPath = { [Area in keyof Declared]: PathIn<Declared[Area]> }[keyof Declared];

/** Every screen of the manifests, built or not. */
export const ALL_SCREENS: readonly Screen[] = Object.values(DECLARED).flatMap((screens) =>
  Object.values<Screen>(screens),
);

/** Screens of the specification that are not built yet. Remove a screen when it is built; never add one. */
export const NOT_BUILT_YET: readonly ScreenPath[] = [];
