// Written by `npm run areas`: do not edit.
import { area as session } from '#areas/session/area.ts';
import { area as companies } from '#areas/companies/area.ts';
import { area as users } from '#areas/users/area.ts';
import { area as documents } from '#areas/documents/area.ts';
import { area as partners } from '#areas/partners/area.ts';
import { area as fleet } from '#areas/fleet/area.ts';
import { area as routes } from '#areas/routes/area.ts';
import { area as operations } from '#areas/operations/area.ts';
import { area as loadOrders } from '#areas/load-orders/area.ts';
import { area as trips } from '#areas/trips/area.ts';
import { area as sharing } from '#areas/sharing/area.ts';
import { area as tradeDocuments } from '#areas/trade-documents/area.ts';
import { area as opportunities } from '#areas/opportunities/area.ts';
import { area as warehouses } from '#areas/warehouses/area.ts';
import { area as tracking } from '#areas/tracking/area.ts';
import { area as notifications } from '#areas/notifications/area.ts';
import { area as imports } from '#areas/imports/area.ts';
import { area as reports } from '#areas/reports/area.ts';
import { area as content } from '#areas/content/area.ts';

/** The manifest of every area, in the order of the layers. */
export const MANIFESTS = {
  session: session,
  companies: companies,
  users: users,
  documents: documents,
  partners: partners,
  fleet: fleet,
  routes: routes,
  operations: operations,
  'load-orders': loadOrders,
  trips: trips,
  sharing: sharing,
  'trade-documents': tradeDocuments,
  opportunities: opportunities,
  warehouses: warehouses,
  tracking: tracking,
  notifications: notifications,
  imports: imports,
  reports: reports,
  content: content,
};
