import { holds } from '#kernel/permission.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { phraseOfPath, type Screen } from '#kernel/screens.ts';
import { isOffered, type MenuReader, menuAddress } from '../home.ts';
import { CONFIGURATION_MENU, PALETTE_SCREENS, PROFILE_MENU, SIDE_MENU } from '../menus.ts';

export interface MenuEntry {
  readonly path: string;
  readonly address: string;
  readonly labelKey: PhraseKey;
  /** Phrase of its group in the side menu. */
  readonly groupKey?: PhraseKey;
}

export interface MenuSection {
  readonly id: string;
  readonly labelKey: PhraseKey;
  readonly entries: readonly MenuEntry[];
}

function entryOf(screen: Screen, permissions: ReadonlySet<string>): MenuEntry {
  const renamed = screen.menu?.renamed?.find(({ when }) => holds(permissions, when));
  return {
    path: screen.path,
    address: menuAddress(screen),
    labelKey: renamed ? dynamicKey('menu.renamed', renamed.to) : dynamicKey('menu.items', phraseOfPath(screen.path)),
  };
}

const entriesOf = (screens: readonly Screen[], reader: MenuReader): MenuEntry[] =>
  screens.filter((screen) => isOffered(screen, reader)).map((screen) => entryOf(screen, reader.permissions));

/** The side menu of a user, without empty groups. */
export function sideMenuOf(reader: MenuReader): readonly MenuSection[] {
  return SIDE_MENU.map((group) => ({
    id: group.id,
    labelKey: dynamicKey('menu.groups', group.id),
    entries: entriesOf(group.items, reader),
  })).filter((section) => section.entries.length > 0);
}

export const configurationMenuOf = (reader: MenuReader): readonly MenuEntry[] => entriesOf(CONFIGURATION_MENU, reader);
export const profileMenuOf = (reader: MenuReader): readonly MenuEntry[] => entriesOf(PROFILE_MENU, reader);

/** All targets in the order of the menus; the screens of the bell are in no menu. */
export function allEntriesOf(reader: MenuReader): readonly MenuEntry[] {
  return [
    ...sideMenuOf(reader).flatMap(({ labelKey, entries }) =>
      entries.map((entry) => ({ ...entry, groupKey: labelKey })),
    ),
    ...entriesOf(CONFIGURATION_MENU, reader).map((entry) => ({
      ...entry,
      groupKey: 'shell.configuration' as const,
    })),
    ...entriesOf([...PROFILE_MENU, ...PALETTE_SCREENS], reader),
  ];
}

/** The entry with the longest path that the current address starts with: `/client/create` belongs to `/client`. */
export function activeEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const here = pathname.toLowerCase();
  return entries
    .filter(({ address }) => here === address.toLowerCase() || here.startsWith(`${address.toLowerCase()}/`))
    .sort((a, b) => b.address.length - a.address.length)[0];
}
