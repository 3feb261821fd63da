import { MENU_GROUPS, type MenuEntry, type Screen } from '#kernel/screens.ts';
import { SCREENS } from './screens.ts';

export interface MenuItem extends Screen {
  readonly menu: MenuEntry;
}

const ITEMS = SCREENS.filter((screen): screen is MenuItem => screen.menu !== undefined).sort(
  (a, b) => a.menu.order - b.menu.order,
);
const itemsOf = (group: MenuEntry['group']): readonly MenuItem[] => ITEMS.filter(({ menu }) => menu.group === group);

/** The menus of the screens that are built, folded from their manifests. */
export const SIDE_MENU = MENU_GROUPS.map((id) => ({ id, items: itemsOf(id) }));
/** The popup behind the gear. */
export const CONFIGURATION_MENU = itemsOf('configuration');
export const PROFILE_MENU = itemsOf('profile');
/** Found by typing, although they are in no menu. */
export const PALETTE_SCREENS: readonly Screen[] = SCREENS.filter(({ palette }) => palette);

/** Where the root path leads: the first of them that the user may open. */
export const HOME_SCREENS: readonly Screen[] = SCREENS.filter(({ home }) => home !== undefined).sort(
  (a, b) => (a.home ?? 0) - (b.home ?? 0),
);
