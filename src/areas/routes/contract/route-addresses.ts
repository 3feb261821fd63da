import { screens } from '#areas/routes/area.ts';
import { addressOf } from '#kernel/screens.ts';

export const ROUTES = addressOf(screens.routes);
/** Canonical in links: the pair, whether or not it has a route yet. */
export const pairAddress = (loadId: string, unloadId: string): string =>
  addressOf(screens.updatePaths, { loadId, unloadId });
export const routeAddress = (routeId: string): string => addressOf(screens.updateRoute, { routeId });
export const alarmsAddress = (loadId: string, unloadId: string, pathId: string): string =>
  addressOf(screens.routeAlarms, { loadId, unloadId, pathId });
