import { screens } from '#areas/registrations/area.ts';
import { addressOf } from '#kernel/screens.ts';
import type { PaletteAction } from '#ui/palette/palette-item.ts';
import { WRITE_REGISTRATIONS } from '../contract/registration.permissions.ts';

/** The query value that opens the invitation over the list. */
export const INVITE_PARAM = 'invite';

export const paletteActions: readonly PaletteAction[] = [
  {
    id: 'inviteCarrier',
    labelKey: 'menu.actions.inviteCarrier',
    rule: WRITE_REGISTRATIONS,
    address: `${addressOf(screens.registrations)}?${INVITE_PARAM}=new`,
  },
];
