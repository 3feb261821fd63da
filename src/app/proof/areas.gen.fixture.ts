// Written by `npm run areas`: do not edit.
import { examples as sessionExamples } from '#areas/session/proof/examples.fixture.ts';
import { examples as companiesExamples } from '#areas/companies/proof/examples.fixture.ts';
import { examples as masterDataExamples } from '#areas/master-data/proof/examples.fixture.ts';
import { examples as usersExamples } from '#areas/users/proof/examples.fixture.ts';
import { examples as notificationsExamples } from '#areas/notifications/proof/examples.fixture.ts';
import { examples as exchangeRatesExamples } from '#areas/exchange-rates/proof/examples.fixture.ts';
import { examples as documentsExamples } from '#areas/documents/proof/examples.fixture.ts';
import { examples as partnersExamples } from '#areas/partners/proof/examples.fixture.ts';
import { examples as fleetExamples } from '#areas/fleet/proof/examples.fixture.ts';
import { examples as routesExamples } from '#areas/routes/proof/examples.fixture.ts';
import { examples as operationsExamples } from '#areas/operations/proof/examples.fixture.ts';
import { examples as loadOrdersExamples } from '#areas/load-orders/proof/examples.fixture.ts';
import { examples as tripsExamples } from '#areas/trips/proof/examples.fixture.ts';
import { examples as sharingExamples } from '#areas/sharing/proof/examples.fixture.ts';
import { examples as registrationsExamples } from '#areas/registrations/proof/examples.fixture.ts';
import { examples as tradeDocumentsExamples } from '#areas/trade-documents/proof/examples.fixture.ts';
import { examples as opportunitiesExamples } from '#areas/opportunities/proof/examples.fixture.ts';
import { examples as warehousesExamples } from '#areas/warehouses/proof/examples.fixture.ts';
import { examples as trackingExamples } from '#areas/tracking/proof/examples.fixture.ts';
import { examples as reportsExamples } from '#areas/reports/proof/examples.fixture.ts';
import { examples as contentExamples } from '#areas/content/proof/examples.fixture.ts';
import { furnish as companiesFurnish } from '#areas/companies/proof/furnish.fixture.ts';
import { furnish as usersFurnish } from '#areas/users/proof/furnish.fixture.ts';
import { furnish as notificationsFurnish } from '#areas/notifications/proof/furnish.fixture.ts';
import { furnish as exchangeRatesFurnish } from '#areas/exchange-rates/proof/furnish.fixture.ts';
import { furnish as opportunitiesFurnish } from '#areas/opportunities/proof/furnish.fixture.ts';
import { furnish as warehousesFurnish } from '#areas/warehouses/proof/furnish.fixture.ts';
import { furnish as contentFurnish } from '#areas/content/proof/furnish.fixture.ts';

/** For every call a request that is right in every way. */
export const AREA_EXAMPLES = {
  session: sessionExamples,
  companies: companiesExamples,
  'master-data': masterDataExamples,
  users: usersExamples,
  notifications: notificationsExamples,
  'exchange-rates': exchangeRatesExamples,
  documents: documentsExamples,
  partners: partnersExamples,
  fleet: fleetExamples,
  routes: routesExamples,
  operations: operationsExamples,
  'load-orders': loadOrdersExamples,
  trips: tripsExamples,
  sharing: sharingExamples,
  registrations: registrationsExamples,
  'trade-documents': tradeDocumentsExamples,
  opportunities: opportunitiesExamples,
  warehouses: warehousesExamples,
  tracking: trackingExamples,
  reports: reportsExamples,
  content: contentExamples,
};

/** Gives a company one of everything, so that there is something to be seen. */
export const FURNISH = {
  companies: companiesFurnish,
  users: usersFurnish,
  notifications: notificationsFurnish,
  'exchange-rates': exchangeRatesFurnish,
  opportunities: opportunitiesFurnish,
  warehouses: warehousesFurnish,
  content: contentFurnish,
};
