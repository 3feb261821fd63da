import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS, type OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { insertParsedOperation, operationsServer } from '#areas/operations/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { dayIn } from '#kernel/dates.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { type MadeTruck, seedFleet, type TruckOptions } from './fleet.fixture.ts';
import { loadOrdersServer } from './index.ts';
import { findOrder, type OrderRecord, updateOrder } from './order.repository.ts';
import { type OrderOptions, STOPS, valuesFor } from './order-details.fixture.ts';
import { insertEvents } from './order-event.repository.ts';
import { insertParsedOrders } from './parsed-order.ts';

/** The calls for orders of every kind. */
export const ALL_RIGHTS: readonly string[] = [
  'load-order-write',
  'load-order-multipoint-module',
  'operation-write',
  'operation-agro-write',
  'assign-trucker',
  'reassign-trucker',
  'assign-transport-company',
  'cancel-load-orders',
  'cancel-operations',
  'edit-date-time',
  'show-freight-columns',
  'load-order-show-phone-trucker',
  'trucker-write',
];

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export interface LifecycleApp extends TestApp {
  team(name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** A truck with its driver, valid in every respect unless stated otherwise. */
  truck(team: Team, options?: TruckOptions): Promise<MadeTruck>;
  operation(team: Team, kind?: OrderKind): Promise<string>;
  /** Programmed orders of one operation. */
  orders(team: Team, count: number, options?: OrderOptions): Promise<string[]>;
  order(team: Team, options?: OrderOptions): Promise<string>;
  read(id: string): Promise<OrderRecord>;
  /** Sets the status directly in the database, as if all steps before it had happened. */
  moveTo(id: string, status: OrderStatus): Promise<void>;
  /** Makes the place the end of the truck's last trip. */
  deliveredAt(team: Team, truckId: string, position: Position): Promise<void>;
  /** A transport company of the team, optionally linked to a company of the platform. */
  carrier(team: Team, linked?: TestCompany): Promise<string>;
  picture(who: TestUser): Promise<string>;
  document(who: TestUser): Promise<string>;
  /** The kinds of notifications in a person's inbox, oldest first. */
  noticesOf(who: TestUser): Promise<string[]>;
  /** The subjects of the mails sent to an address. */
  mailsTo(address: string): Promise<string[]>;
  day(offset: number): string;
}

const DAY_MS = 86_400_000;
const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function startLifecycle(): Promise<LifecycleApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [
      companies,
      documentsServer,
      partnersServer,
      fleetServer,
      operationsServer,
      loadOrdersServer,
      tripsServer,
      sharingServer,
      createNotificationsServer(notificationKinds),
    ],
  });
  const { database } = app.services;
  const day = (offset: number) => dayIn(new Date(app.services.now().getTime() + offset * DAY_MS));
  const upload = async (who: TestUser, fileName: string, content: string) =>
    (await app.call(who, uploadFile, { body: { fileName, content } })).body.id;

  const operation = ({ company, manager }: Team, kind: OrderKind = 'normal') =>
    database.asMember({ companyId: company.id, userId: manager.userId }, async (trx) => {
      const { origin, destination } = valuesFor({}, day(1));
      const values = { kind: kind === 'agro' ? 'agro' : 'normal', origin, destination } as const;
      const author = { companyId: company.id, userId: manager.userId };
      return (await insertParsedOperation(trx, author, { ...values, pickupDate: day(1), deliveryDate: day(3) })).id;
    });

  const orders: LifecycleApp['orders'] = async (team, count, { kind = 'normal', operationId, ...options } = {}) => {
    const { company, manager } = team;
    const author = { companyId: company.id, userId: manager.userId };
    const operationOf = operationId ?? (await operation(team, kind));
    const order = {
      operationId: operationOf,
      kind,
      mode: 'normal',
      values: valuesFor(options, day(1)),
      ...(kind === 'multipoint' ? { stops: STOPS } : {}),
    } as const;
    const made = await database.asMember(author, (trx) =>
      insertParsedOrders(
        trx,
        author,
        Array.from({ length: count }, () => order),
      ),
    );
    return made.map(({ id }) => id);
  };

  const moveTo: LifecycleApp['moveTo'] = (id, status) =>
    database.asPlatform(async (trx) => {
      const { company_id: companyId } = await findOrder(trx, id);
      await insertEvents(trx, [{ companyId, orderId: id, type: 'updated', status }]);
    });

  return {
    ...app,
    day,
    operation,
    orders,
    order: async (team, options) => (await orders(team, 1, options))[0]!,
    team: async (name) => {
      const company = await app.world.company({ country: 'BO', ...(name ? { name } : {}) });
      return { company, manager: await app.world.user({ company, permissions: ALL_RIGHTS }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    truck: (team, options = {}) => database.asPlatform((trx) => seedFleet(trx, team, options)),
    read: (id) => database.asPlatform((trx) => findOrder(trx, id)),
    moveTo,
    deliveredAt: async (team, truckId, { lat, lng }) => {
      const id = (await orders(team, 1))[0]!;
      await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
      await moveTo(id, ORDER_STATUS.finished);
      await database.asPlatform(async (trx) => {
        const { destination, company_id } = await findOrder(trx, id);
        const changed = { destination: { ...destination, lat, lng }, finished_at: app.services.now() };
        await updateOrder(trx, { id, company_id }, changed);
      });
    },
    carrier: async ({ company, manager }, linked) => {
      const id = createId();
      const name = linked?.name ?? 'Transportes Illimani';
      await database.asPlatform((trx) =>
        trx
          .insertInto('partner')
          .values({
            id,
            company_id: company.id,
            kind: 'transport',
            name,
            country_code: 'BO',
            linked_company_id: linked?.id ?? null,
            search_text: name.toLowerCase(),
            created_by: manager.userId,
          })
          .execute(),
      );
      return id;
    },
    picture: (who) => upload(who, 'foto.png', PNG),
    document: (who) => upload(who, 'remito.pdf', PDF),
    mailsTo: async (address) => {
      await app.drain();
      const rows = await database.asPlatform((trx) =>
        trx
          .selectFrom('mail_message')
          .select('subject')
          .where('recipient', '=', address)
          .orderBy('created_at')
          .execute(),
      );
      return rows.map(({ subject }) => subject);
    },
    noticesOf: async ({ userId }) => {
      await app.drain();
      const rows = await database.asPlatform((trx) =>
        trx.selectFrom('notification').select('type').where('user_id', '=', userId).orderBy('created_at').execute(),
      );
      return rows.map(({ type }) => type);
    },
  };
}
