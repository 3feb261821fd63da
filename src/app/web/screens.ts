import { companiesScreens } from '#areas/companies/web/routes.ts';
import { fleetScreens } from '#areas/fleet/web/routes.ts';
import { importsScreens } from '#areas/imports/web/routes.ts';
import { loadOrderScreens } from '#areas/load-orders/web/routes.ts';
import { notificationScreens } from '#areas/notifications/web/routes.ts';
import { operationsScreens } from '#areas/operations/web/routes.ts';
import { partnersScreens } from '#areas/partners/web/routes.ts';
import { SCREEN_GUARDS, type ScreenPath } from '#areas/session/contract/screen-guards.ts';
import { sessionScreens } from '#areas/session/web/routes.ts';
import { sharingScreens } from '#areas/sharing/web/routes.ts';
import { tradeDocumentScreens } from '#areas/trade-documents/web/routes.ts';
import { tripsScreens } from '#areas/trips/web/routes.ts';
import { usersScreens } from '#areas/users/web/routes.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';

const AREAS = {
  session: sessionScreens,
  companies: companiesScreens,
  notifications: notificationScreens,
  users: usersScreens,
  partners: partnersScreens,
  fleet: fleetScreens,
  'load-orders': loadOrderScreens,
  operations: operationsScreens,
  trips: tripsScreens,
  sharing: sharingScreens,
  'trade-documents': tradeDocumentScreens,
  imports: importsScreens,
} satisfies Record<string, readonly AreaScreen[]>;

/** Every built screen of every area. */
export const SCREENS = Object.entries(AREAS).flatMap(([area, screens]: [string, readonly AreaScreen[]]) =>
  screens.map((screen) => ({ ...screen, area })),
);

export const isBuilt = (path: ScreenPath): boolean => SCREENS.some((screen) => screen.path === path);

/** Guard of a screen; a path the product does not know is a mistake of ours, found at the first start. */
export function guardOf(path: string): 'public' | 'open' | PermissionRule {
  const guard = (SCREEN_GUARDS as Record<string, 'public' | 'open' | PermissionRule>)[path];
  if (guard === undefined) throw new Error(`no guard for the screen ${path}`);
  return guard;
}
