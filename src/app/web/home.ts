import { matchRoutes } from 'react-router';
import { CONFIGURATION_MENU, type MenuItem, SIDE_MENU } from '#areas/session/contract/menu-entries.ts';
import { HOME_REDIRECTS, type ScreenPath } from '#areas/session/contract/screen-guards.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { addressOf, routerPath } from '#ui/routing/area-screen.ts';
import type { CanOpen } from '#ui/routing/can-open.ts';
import { guardOf, isBuilt, SCREENS } from './screens.ts';

export function mayOpen(permissions: ReadonlySet<string>, guard: 'public' | 'open' | PermissionRule): boolean {
  return guard === 'public' || guard === 'open' || holds(permissions, guard);
}

/** Whether an address leads anywhere for the holder of these permissions: its screen exists and lets them in. */
export function canOpenWith(permissions: ReadonlySet<string>): CanOpen {
  const routes = SCREENS.map(({ path }) => ({ id: path, path: `/${routerPath(path)}` }));
  return (address) => {
    const found = matchRoutes(routes, address)?.at(-1)?.route;
    return found !== undefined && mayOpen(permissions, guardOf(found.id));
  };
}

const DEFAULT_PARAMS: Readonly<Record<string, string>> = { publicationType: 'private' };

export const menuAddress = (path: ScreenPath): string => addressOf(path, DEFAULT_PARAMS);

/** Whether a menu item shows: its screen exists, the guard lets in, and the item itself asks for nothing more. */
export function isOffered(item: MenuItem, permissions: ReadonlySet<string>): boolean {
  if (!isBuilt(item.path) || !mayOpen(permissions, guardOf(item.path))) return false;
  return item.shownTo === undefined || holds(permissions, item.shownTo);
}

/**
 * Where the root path leads: the first redirect that is permitted and built, else the first item of the menus.
 * Undefined leaves the user on an empty home inside the shell, never in a circle of redirects.
 */
export function homeOf(permissions: ReadonlySet<string>): string | undefined {
  const redirect = HOME_REDIRECTS.find((path) => isBuilt(path) && mayOpen(permissions, guardOf(path)));
  if (redirect) return menuAddress(redirect);
  const items = [...SIDE_MENU.flatMap((group) => group.items), ...CONFIGURATION_MENU];
  const first = items.find((item) => isOffered(item, permissions));
  return first && menuAddress(first.path);
}
