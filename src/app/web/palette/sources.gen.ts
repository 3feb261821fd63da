// Written by `npm run areas`: do not edit.
import { paletteSources as companiesPaletteSources } from '#areas/companies/web/palette.ts';
import { paletteSources as usersPaletteSources } from '#areas/users/web/palette.ts';
import { paletteSources as partnersPaletteSources } from '#areas/partners/web/palette.ts';
import { paletteSources as fleetPaletteSources } from '#areas/fleet/web/palette.ts';
import { paletteSources as operationsPaletteSources } from '#areas/operations/web/palette.ts';
import { paletteSources as loadOrdersPaletteSources } from '#areas/load-orders/web/palette.ts';
import { paletteSources as opportunitiesPaletteSources } from '#areas/opportunities/web/palette.ts';
import { paletteSources as trackingPaletteSources } from '#areas/tracking/web/palette.ts';
import { paletteActions as companiesPaletteActions } from '#areas/companies/web/palette.ts';
import { paletteActions as usersPaletteActions } from '#areas/users/web/palette.ts';
import { paletteActions as partnersPaletteActions } from '#areas/partners/web/palette.ts';
import { paletteActions as fleetPaletteActions } from '#areas/fleet/web/palette.ts';
import { paletteActions as operationsPaletteActions } from '#areas/operations/web/palette.ts';
import { paletteActions as loadOrdersPaletteActions } from '#areas/load-orders/web/palette.ts';
import { paletteActions as registrationsPaletteActions } from '#areas/registrations/web/palette.ts';
import { paletteActions as opportunitiesPaletteActions } from '#areas/opportunities/web/palette.ts';
import { paletteActions as trackingPaletteActions } from '#areas/tracking/web/palette.ts';
import { paletteActions as contentPaletteActions } from '#areas/content/web/palette.ts';

/** Records that are found by typing in the command palette. */
export const SOURCES = {
  companies: companiesPaletteSources,
  users: usersPaletteSources,
  partners: partnersPaletteSources,
  fleet: fleetPaletteSources,
  operations: operationsPaletteSources,
  'load-orders': loadOrdersPaletteSources,
  opportunities: opportunitiesPaletteSources,
  tracking: trackingPaletteSources,
};

/** What the command palette offers to create. */
export const ACTIONS = {
  companies: companiesPaletteActions,
  users: usersPaletteActions,
  partners: partnersPaletteActions,
  fleet: fleetPaletteActions,
  operations: operationsPaletteActions,
  'load-orders': loadOrdersPaletteActions,
  registrations: registrationsPaletteActions,
  opportunities: opportunitiesPaletteActions,
  tracking: trackingPaletteActions,
  content: contentPaletteActions,
};
