import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';
import { deviceActions, deviceSource } from './devices/device-palette.ts';

export const paletteSources: readonly PaletteSource[] = [deviceSource];
export const paletteActions: readonly PaletteAction[] = deviceActions;
