// Written by `npm run areas`: do not edit.
import { imports as exchangeRatesImports } from '#areas/exchange-rates/contract/exchange-rate.imports.ts';
import { imports as partnersImports } from '#areas/partners/contract/partner.imports.ts';
import { imports as fleetImports } from '#areas/fleet/contract/fleet.imports.ts';
import { imports as routesImports } from '#areas/routes/contract/route.imports.ts';
import { imports as loadOrdersImports } from '#areas/load-orders/contract/order.imports.ts';
import { imports as opportunitiesImports } from '#areas/opportunities/contract/opportunity.imports.ts';
import { imports as trackingImports } from '#areas/tracking/contract/device.imports.ts';

/** What can be imported from a spreadsheet. */
export const IMPORTS = {
  'exchange-rates': exchangeRatesImports,
  partners: partnersImports,
  fleet: fleetImports,
  routes: routesImports,
  'load-orders': loadOrdersImports,
  opportunities: opportunitiesImports,
  tracking: trackingImports,
};
