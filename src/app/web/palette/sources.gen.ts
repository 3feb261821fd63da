// Written by `npm run areas`: do not edit.
import { paletteSources as partnersPaletteSources } from '#areas/partners/web/palette.ts';
import { paletteSources as fleetPaletteSources } from '#areas/fleet/web/palette.ts';
import { paletteSources as loadOrdersPaletteSources } from '#areas/load-orders/web/palette.ts';

/** Records that are found by typing in the command palette. */
export const SOURCES = {
  partners: partnersPaletteSources,
  fleet: fleetPaletteSources,
  'load-orders': loadOrdersPaletteSources,
};
