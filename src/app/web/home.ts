import { holds } from '#kernel/permission.ts';
import { filledIn, type Guard, type Screen } from '#kernel/screens.ts';
import type { CanOpen } from '#ui/routing/can-open.ts';
import { CONFIGURATION_MENU, HOME_SCREENS, SIDE_MENU } from './menus.ts';
import { builtAt } from './screens.ts';

export function mayOpen(permissions: ReadonlySet<string>, guard: Guard): boolean {
  return guard === 'public' || guard === 'open' || holds(permissions, guard);
}

/** Whether the holder of these permissions can open an address: its screen exists and is permitted. */
export function canOpenWith(permissions: ReadonlySet<string>): CanOpen {
  return (address) => {
    const found = builtAt(address);
    return found !== undefined && mayOpen(permissions, found.screen.guard);
  };
}

/** Whether an address belongs to a screen that is of use in the platform's own company. */
export const isOfPlatform = (address: string): boolean => builtAt(address)?.screen.platform === true;

const DEFAULT_PARAMS: Readonly<Record<string, string>> = { publicationType: 'private' };

/** A line of a menu leads to a screen without parameters, or with those it has by default. */
export const menuAddress = ({ path }: Screen): string => filledIn(path, DEFAULT_PARAMS);

/** Whose menu it is. */
export interface MenuReader {
  readonly permissions: ReadonlySet<string>;
  /** Works in the platform's own company, where most screens would be empty. */
  readonly isPlatform: boolean;
}

/** Whether a menu item is shown: its screen is permitted and of use, and the item itself requires nothing more. */
export function isOffered(screen: Screen, { permissions, isPlatform }: MenuReader): boolean {
  return (
    (screen.platform === true || !isPlatform) &&
    mayOpen(permissions, screen.guard) &&
    (screen.menu?.shownTo === undefined || holds(permissions, screen.menu.shownTo))
  );
}

/** Whose home it is. */
export interface HomeReader extends MenuReader {
  /** Has the account of a driver. */
  readonly drives: boolean;
}

/**
 * The target of the root path: the first permitted redirect, otherwise the first menu item. Undefined leaves the user
 * on an empty home inside the shell, never in endless redirects.
 */
export function homeOf(reader: HomeReader): string | undefined {
  const { permissions, isPlatform, drives } = reader;
  const isHome = ({ homeOf: only }: Screen) => !only || (drives && holds(permissions, only.holding));
  const redirect = HOME_SCREENS.find(
    (screen) => (screen.platform || !isPlatform) && mayOpen(permissions, screen.guard) && isHome(screen),
  );
  if (redirect) return menuAddress(redirect);
  const items = [...SIDE_MENU.flatMap((group) => group.items), ...CONFIGURATION_MENU];
  const first = items.find((item) => isOffered(item, reader));
  return first && menuAddress(first);
}
