import { screens } from '#areas/content/area.ts';
import { addressOf } from '#kernel/screens.ts';
import type { PaletteAction } from '#ui/palette/palette-item.ts';
import { WRITE_BENEFITS, WRITE_NEWS } from '../contract/content.permissions.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    id: 'news',
    labelKey: 'menu.actions.newArticle',
    rule: WRITE_NEWS,
    address: `${addressOf(screens.news)}?edit=new`,
  },
  {
    id: 'benefit',
    labelKey: 'menu.actions.newBenefit',
    rule: WRITE_BENEFITS,
    address: addressOf(screens.createBenefit),
  },
];
