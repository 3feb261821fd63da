// Written by `npm run areas`: do not edit.
import { demo as masterDataDemo } from '#areas/master-data/demo/demo.ts';
import { demo as exchangeRatesDemo } from '#areas/exchange-rates/demo/demo.ts';
import { demo as partnersDemo } from '#areas/partners/demo/demo.ts';
import { demo as fleetDemo } from '#areas/fleet/demo/demo.ts';
import { demo as routesDemo } from '#areas/routes/demo/demo.ts';
import { demo as sharingDemo } from '#areas/sharing/demo/demo.ts';
import { demo as registrationsDemo } from '#areas/registrations/demo/demo.ts';
import { demo as opportunitiesDemo } from '#areas/opportunities/demo/demo.ts';
import { demo as warehousesDemo } from '#areas/warehouses/demo/demo.ts';
import { demo as trackingDemo } from '#areas/tracking/demo/demo.ts';
import { demo as reportsDemo } from '#areas/reports/demo/demo.ts';
import { demo as contentDemo } from '#areas/content/demo/demo.ts';

/** What each area adds to the companies of the demo. */
export const DEMOS = {
  'master-data': masterDataDemo,
  'exchange-rates': exchangeRatesDemo,
  partners: partnersDemo,
  fleet: fleetDemo,
  routes: routesDemo,
  sharing: sharingDemo,
  registrations: registrationsDemo,
  opportunities: opportunitiesDemo,
  warehouses: warehousesDemo,
  tracking: trackingDemo,
  reports: reportsDemo,
  content: contentDemo,
};
