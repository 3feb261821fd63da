// Written by `npm run areas`: do not edit.
import { topics as sessionTopics } from '#areas/session/contract/session.topics.ts';
import { topics as companiesTopics } from '#areas/companies/contract/company.topics.ts';
import { topics as masterDataTopics } from '#areas/master-data/contract/catalogue.topics.ts';
import { topics as usersTopics } from '#areas/users/contract/user.topics.ts';
import { topics as notificationsTopics } from '#areas/notifications/contract/notification.topics.ts';
import { topics as importsTopics } from '#areas/imports/contract/import.topics.ts';
import { topics as exchangeRatesTopics } from '#areas/exchange-rates/contract/exchange-rate.topics.ts';
import { topics as documentsTopics } from '#areas/documents/contract/document.topics.ts';
import { topics as partnersTopics } from '#areas/partners/contract/partner.topics.ts';
import { topics as fleetTopics } from '#areas/fleet/contract/fleet.topics.ts';
import { topics as routesTopics } from '#areas/routes/contract/route.topics.ts';
import { topics as operationsTopics } from '#areas/operations/contract/operation.topics.ts';
import { topics as loadOrdersTopics } from '#areas/load-orders/contract/order.topics.ts';
import { topics as tripsTopics } from '#areas/trips/contract/trip.topics.ts';
import { topics as sharingTopics } from '#areas/sharing/contract/sharing.topics.ts';
import { topics as registrationsTopics } from '#areas/registrations/contract/registration.topics.ts';
import { topics as tradeDocumentsTopics } from '#areas/trade-documents/contract/trade-document.topics.ts';
import { topics as opportunitiesTopics } from '#areas/opportunities/contract/opportunity.topics.ts';
import { topics as warehousesTopics } from '#areas/warehouses/contract/warehouse.topics.ts';
import { topics as trackingTopics } from '#areas/tracking/contract/tracking.topics.ts';
import { topics as reportsTopics } from '#areas/reports/contract/report.topics.ts';
import { topics as contentTopics } from '#areas/content/contract/content.topics.ts';

/** Kinds of records whose changes reach open screens, and the calls that show them. */
export const AREA_TOPICS = {
  session: sessionTopics,
  companies: companiesTopics,
  'master-data': masterDataTopics,
  users: usersTopics,
  notifications: notificationsTopics,
  imports: importsTopics,
  'exchange-rates': exchangeRatesTopics,
  documents: documentsTopics,
  partners: partnersTopics,
  fleet: fleetTopics,
  routes: routesTopics,
  operations: operationsTopics,
  'load-orders': loadOrdersTopics,
  trips: tripsTopics,
  sharing: sharingTopics,
  registrations: registrationsTopics,
  'trade-documents': tradeDocumentsTopics,
  opportunities: opportunitiesTopics,
  warehouses: warehousesTopics,
  tracking: trackingTopics,
  reports: reportsTopics,
  content: contentTopics,
};
