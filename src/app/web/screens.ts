import type { Screen } from '#kernel/screens.ts';
import { ROUTES } from './areas.gen.ts';

/** Every built screen, with the area whose texts it uses; what is only declared does not reach the browser. */
export const BUILT = Object.entries(ROUTES).flatMap(([area, routes]) => routes.map((route) => ({ ...route, area })));

export const SCREENS: readonly Screen[] = BUILT.map(({ screen }) => screen);
