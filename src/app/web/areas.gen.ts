// Written by `npm run areas`: do not edit.
import { screens as sessionScreens } from '#areas/session/area.ts';
import { screens as companiesScreens } from '#areas/companies/area.ts';
import { screens as masterDataScreens } from '#areas/master-data/area.ts';
import { screens as usersScreens } from '#areas/users/area.ts';
import { screens as notificationsScreens } from '#areas/notifications/area.ts';
import { screens as importsScreens } from '#areas/imports/area.ts';
import { screens as exchangeRatesScreens } from '#areas/exchange-rates/area.ts';
import { screens as documentsScreens } from '#areas/documents/area.ts';
import { screens as partnersScreens } from '#areas/partners/area.ts';
import { screens as fleetScreens } from '#areas/fleet/area.ts';
import { screens as routesScreens } from '#areas/routes/area.ts';
import { screens as operationsScreens } from '#areas/operations/area.ts';
import { screens as loadOrdersScreens } from '#areas/load-orders/area.ts';
import { screens as tripsScreens } from '#areas/trips/area.ts';
import { screens as sharingScreens } from '#areas/sharing/area.ts';
import { screens as registrationsScreens } from '#areas/registrations/area.ts';
import { screens as tradeDocumentsScreens } from '#areas/trade-documents/area.ts';
import { screens as opportunitiesScreens } from '#areas/opportunities/area.ts';
import { screens as warehousesScreens } from '#areas/warehouses/area.ts';
import { screens as trackingScreens } from '#areas/tracking/area.ts';
import { screens as reportsScreens } from '#areas/reports/area.ts';
import { screens as contentScreens } from '#areas/content/area.ts';
import { routes as sessionRoutes } from '#areas/session/web/routes.ts';
import { routes as companiesRoutes } from '#areas/companies/web/routes.ts';
import { routes as masterDataRoutes } from '#areas/master-data/web/routes.ts';
import { routes as usersRoutes } from '#areas/users/web/routes.ts';
import { routes as notificationsRoutes } from '#areas/notifications/web/routes.ts';
import { routes as importsRoutes } from '#areas/imports/web/routes.ts';
import { routes as exchangeRatesRoutes } from '#areas/exchange-rates/web/routes.ts';
import { routes as documentsRoutes } from '#areas/documents/web/routes.ts';
import { routes as partnersRoutes } from '#areas/partners/web/routes.ts';
import { routes as fleetRoutes } from '#areas/fleet/web/routes.ts';
import { routes } from '#areas/routes/web/routes.ts';
import { routes as operationsRoutes } from '#areas/operations/web/routes.ts';
import { routes as loadOrdersRoutes } from '#areas/load-orders/web/routes.ts';
import { routes as tripsRoutes } from '#areas/trips/web/routes.ts';
import { routes as sharingRoutes } from '#areas/sharing/web/routes.ts';
import { routes as registrationsRoutes } from '#areas/registrations/web/routes.ts';
import { routes as tradeDocumentsRoutes } from '#areas/trade-documents/web/routes.ts';
import { routes as opportunitiesRoutes } from '#areas/opportunities/web/routes.ts';
import { routes as warehousesRoutes } from '#areas/warehouses/web/routes.ts';
import { routes as trackingRoutes } from '#areas/tracking/web/routes.ts';
import { routes as reportsRoutes } from '#areas/reports/web/routes.ts';
import { routes as contentRoutes } from '#areas/content/web/routes.ts';
import { slots as usersSlots } from '#areas/users/web/slots.ts';
import { slots as operationsSlots } from '#areas/operations/web/slots.ts';
import { slots as loadOrdersSlots } from '#areas/load-orders/web/slots.ts';
import { slots as tripsSlots } from '#areas/trips/web/slots.ts';
import { slots as sharingSlots } from '#areas/sharing/web/slots.ts';
import { slots as registrationsSlots } from '#areas/registrations/web/slots.ts';
import { slots as warehousesSlots } from '#areas/warehouses/web/slots.ts';
import { slots as trackingSlots } from '#areas/tracking/web/slots.ts';

/** Every screen of the product, built or not. */
export const DECLARED = {
  session: sessionScreens,
  companies: companiesScreens,
  'master-data': masterDataScreens,
  users: usersScreens,
  notifications: notificationsScreens,
  imports: importsScreens,
  'exchange-rates': exchangeRatesScreens,
  documents: documentsScreens,
  partners: partnersScreens,
  fleet: fleetScreens,
  routes: routesScreens,
  operations: operationsScreens,
  'load-orders': loadOrdersScreens,
  trips: tripsScreens,
  sharing: sharingScreens,
  registrations: registrationsScreens,
  'trade-documents': tradeDocumentsScreens,
  opportunities: opportunitiesScreens,
  warehouses: warehousesScreens,
  tracking: trackingScreens,
  reports: reportsScreens,
  content: contentScreens,
};

/** The screens that are built. */
export const ROUTES = {
  session: sessionRoutes,
  companies: companiesRoutes,
  'master-data': masterDataRoutes,
  users: usersRoutes,
  notifications: notificationsRoutes,
  imports: importsRoutes,
  'exchange-rates': exchangeRatesRoutes,
  documents: documentsRoutes,
  partners: partnersRoutes,
  fleet: fleetRoutes,
  routes: routes,
  operations: operationsRoutes,
  'load-orders': loadOrdersRoutes,
  trips: tripsRoutes,
  sharing: sharingRoutes,
  registrations: registrationsRoutes,
  'trade-documents': tradeDocumentsRoutes,
  opportunities: opportunitiesRoutes,
  warehouses: warehousesRoutes,
  tracking: trackingRoutes,
  reports: reportsRoutes,
  content: contentRoutes,
};

/** What areas show on the screens of other areas. */
export const SLOTS = {
  users: usersSlots,
  operations: operationsSlots,
  'load-orders': loadOrdersSlots,
  trips: tripsSlots,
  sharing: sharingSlots,
  registrations: registrationsSlots,
  warehouses: warehousesSlots,
  tracking: trackingSlots,
};
