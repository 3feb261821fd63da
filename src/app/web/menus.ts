import { MENU_GROUPS, type MenuEntry, type Screen } from '#kernel/screens.ts';
import { SCREENS } from './screens.ts';

export interface MenuItem extends Screen {
  readonly menu: MenuEntry;
}

const ITEMS = SCREENS.filter((screen): screen is MenuItem => screen.menu !== undefined).sort(
  (a, b) => a.menu.order - b.menu.order,
);
const itemsOf = (group: MenuEntry['group']): readonly MenuItem[] => ITEMS.filter(({ menu }) => menu.group === group);

/** The menus, folded from the manifests: an item shows when its screen is built and the user may open it. */
export const SIDE_MENU = MENU_GROUPS.map((id) => ({ id, items: itemsOf(id) }));
/** The popup behind the gear. */
export const CONFIGURATION_MENU = itemsOf('configuration');
export const PROFILE_MENU = itemsOf('profile');
/** Found by typing, although they stand in no menu. */
export const PALETTE_SCREENS: readonly Screen[] = SCREENS.filter(({ palette }) => palette);

/** Where the root path leads: the first that the user may open and that is built. */
export const HOME_SCREENS: readonly Screen[] = SCREENS.filter(({ home }) => home !== undefined).sort(
  (a, b) => (a.home ?? 0) - (b.home ?? 0),
);
