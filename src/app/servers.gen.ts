// Written by `npm run areas`: do not edit.
import { createSessionServer } from '#areas/session/server/index.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { masterDataServer } from '#areas/master-data/server/index.ts';
import { usersServer } from '#areas/users/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { createImportsServer } from '#areas/imports/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { routesServer } from '#areas/routes/server/index.ts';
import { operationsServer } from '#areas/operations/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { positionsServer } from '#areas/positions/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { registrationsServer } from '#areas/registrations/server/index.ts';
import { tradeDocumentsServer } from '#areas/trade-documents/server/index.ts';
import { opportunitiesServer } from '#areas/opportunities/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import { trackingServer } from '#areas/tracking/server/index.ts';
import { reportsServer } from '#areas/reports/server/index.ts';
import { contentServer } from '#areas/content/server/index.ts';
import { importTargets as exchangeRatesImportTargets } from '#areas/exchange-rates/server/import/targets.ts';
import { importTargets as partnersImportTargets } from '#areas/partners/server/import/targets.ts';
import { importTargets as fleetImportTargets } from '#areas/fleet/server/import/targets.ts';
import { importTargets as routesImportTargets } from '#areas/routes/server/import/targets.ts';
import { importTargets as loadOrdersImportTargets } from '#areas/load-orders/server/import/targets.ts';
import { importTargets as opportunitiesImportTargets } from '#areas/opportunities/server/import/targets.ts';
import { importTargets as trackingImportTargets } from '#areas/tracking/server/import/targets.ts';

/** The server of every area; some ask the composition for something. */
export const SERVERS = {
  session: createSessionServer,
  companies: createCompaniesServer,
  'master-data': masterDataServer,
  users: usersServer,
  notifications: createNotificationsServer,
  imports: createImportsServer,
  'exchange-rates': exchangeRatesServer,
  documents: documentsServer,
  partners: partnersServer,
  fleet: fleetServer,
  routes: routesServer,
  operations: operationsServer,
  'load-orders': loadOrdersServer,
  positions: positionsServer,
  trips: tripsServer,
  sharing: sharingServer,
  registrations: registrationsServer,
  'trade-documents': tradeDocumentsServer,
  opportunities: opportunitiesServer,
  warehouses: warehousesServer,
  tracking: trackingServer,
  reports: reportsServer,
  content: contentServer,
};

/** How each import is read, checked and stored. */
export const IMPORT_TARGETS = {
  'exchange-rates': exchangeRatesImportTargets,
  partners: partnersImportTargets,
  fleet: fleetImportTargets,
  routes: routesImportTargets,
  'load-orders': loadOrdersImportTargets,
  opportunities: opportunitiesImportTargets,
  tracking: trackingImportTargets,
};
