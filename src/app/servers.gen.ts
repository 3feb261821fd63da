// Written by `npm run areas`: do not edit.
import { createSessionServer } from '#areas/session/server/index.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { usersServer } from '#areas/users/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { operationsServer } from '#areas/operations/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { tradeDocumentsServer } from '#areas/trade-documents/server/index.ts';
import { notificationsServer } from '#areas/notifications/server/index.ts';
import { importsServer } from '#areas/imports/server/index.ts';

/** The server of every area; some ask the composition for something. */
export const SERVERS = {
  session: createSessionServer,
  companies: createCompaniesServer,
  users: usersServer,
  documents: documentsServer,
  partners: partnersServer,
  fleet: fleetServer,
  operations: operationsServer,
  'load-orders': loadOrdersServer,
  trips: tripsServer,
  sharing: sharingServer,
  'trade-documents': tradeDocumentsServer,
  notifications: notificationsServer,
  imports: importsServer,
};
