import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { screens } from '#areas/users/area.ts';
import { userList } from '#areas/users/contract/user.list.ts';
import { WRITE_USERS } from '#areas/users/contract/user-rights.ts';
import { holds } from '#kernel/permission.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';
import { editAddress, inviteAddress, searchAddress } from './addresses.ts';

const NOTHING = new URLSearchParams();

/** Users have no page of their own: one finds them in their list, and who may changes them over it. */
export const paletteSources: readonly PaletteSource[] = [
  listSource(userList, screens.users, IconUser, ({ userId, fullName, mail }, { held }) => ({
    id: userId,
    label: fullName,
    detail: mail,
    address: searchAddress(mail),
    actions: holds(held, WRITE_USERS) ? [{ verb: 'update', address: editAddress(NOTHING, userId) }] : [],
  })),
];

export const paletteActions: readonly PaletteAction[] = [
  { id: 'user', labelKey: 'menu.actions.inviteUser', rule: WRITE_USERS, address: inviteAddress(NOTHING) },
];
