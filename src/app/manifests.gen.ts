// Written by `npm run areas`: do not edit.
import { area as sessionArea } from '#areas/session/area.ts';
import { area as companiesArea } from '#areas/companies/area.ts';
import { area as masterDataArea } from '#areas/master-data/area.ts';
import { area as usersArea } from '#areas/users/area.ts';
import { area as notificationsArea } from '#areas/notifications/area.ts';
import { area as importsArea } from '#areas/imports/area.ts';
import { area as exchangeRatesArea } from '#areas/exchange-rates/area.ts';
import { area as documentsArea } from '#areas/documents/area.ts';
import { area as partnersArea } from '#areas/partners/area.ts';
import { area as fleetArea } from '#areas/fleet/area.ts';
import { area as routesArea } from '#areas/routes/area.ts';
import { area as operationsArea } from '#areas/operations/area.ts';
import { area as loadOrdersArea } from '#areas/load-orders/area.ts';
import { area as positionsArea } from '#areas/positions/area.ts';
import { area as tripsArea } from '#areas/trips/area.ts';
import { area as sharingArea } from '#areas/sharing/area.ts';
import { area as registrationsArea } from '#areas/registrations/area.ts';
import { area as tradeDocumentsArea } from '#areas/trade-documents/area.ts';
import { area as opportunitiesArea } from '#areas/opportunities/area.ts';
import { area as warehousesArea } from '#areas/warehouses/area.ts';
import { area as trackingArea } from '#areas/tracking/area.ts';
import { area as reportsArea } from '#areas/reports/area.ts';
import { area as contentArea } from '#areas/content/area.ts';

/** The manifest of every area, in the order of the layers. */
export const MANIFESTS = {
  session: sessionArea,
  companies: companiesArea,
  'master-data': masterDataArea,
  users: usersArea,
  notifications: notificationsArea,
  imports: importsArea,
  'exchange-rates': exchangeRatesArea,
  documents: documentsArea,
  partners: partnersArea,
  fleet: fleetArea,
  routes: routesArea,
  operations: operationsArea,
  'load-orders': loadOrdersArea,
  positions: positionsArea,
  trips: tripsArea,
  sharing: sharingArea,
  registrations: registrationsArea,
  'trade-documents': tradeDocumentsArea,
  opportunities: opportunitiesArea,
  warehouses: warehousesArea,
  tracking: trackingArea,
  reports: reportsArea,
  content: contentArea,
};
