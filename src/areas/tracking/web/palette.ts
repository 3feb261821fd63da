import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';
import { SEE_MAP } from '../contract/tracking.permissions.ts';
import { deviceActions, deviceSource } from './devices/device-palette.ts';

/** The pages beside the alerts, which no menu names. */
const PAGES: readonly PaletteAction[] = [
  {
    id: 'controlEvents',
    labelKey: 'menu.actions.controlEvents',
    rule: SEE_MAP,
    address: addressOf(screens.controlEvents),
  },
  {
    id: 'controlDocuments',
    labelKey: 'menu.actions.controlDocuments',
    rule: SEE_MAP,
    address: addressOf(screens.controlDocuments),
  },
];

export const paletteSources: readonly PaletteSource[] = [deviceSource];
export const paletteActions: readonly PaletteAction[] = [...deviceActions, ...PAGES];
