import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { importsServer } from '#areas/imports/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { notificationsServer } from '#areas/notifications/server/index.ts';
import { operationsServer } from '#areas/operations/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import type { DemoAccount } from '#areas/session/contract/session.calls.ts';
import { createSessionServer } from '#areas/session/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { tradeDocumentsServer } from '#areas/trade-documents/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { createShippedRoles, usersServer } from '#areas/users/server/index.ts';
import type { AreaServer } from '#platform/area.ts';

/** Every area of the product, in the order of the layers; wires the few places where a lower one calls a higher one. */
export function areas({ demoAccounts = [] }: { demoAccounts?: readonly DemoAccount[] } = {}): AreaServer[] {
  return [
    createSessionServer({ demoAccounts }),
    createCompaniesServer({ onCompanyCreated: createShippedRoles }),
    usersServer,
    documentsServer,
    partnersServer,
    fleetServer,
    operationsServer,
    loadOrdersServer,
    tripsServer,
    sharingServer,
    tradeDocumentsServer,
    notificationsServer,
    importsServer,
  ];
}
