import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS, type OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import type { Position } from '#kernel/position.ts';
import type { AreaServer } from '#platform/area.ts';
import type { TestAppOptions } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { findOrder, type OrderRecord, updateOrder } from './order.repository.ts';
import { type OrderApp, startOrderApp, type Team } from './order-app.fixture.ts';
import { type OrderOptions, STOPS, valuesFor } from './order-details.fixture.ts';
import { insertEvents } from './order-event.repository.ts';
import { insertParsedOrders } from './parsed-order.ts';

/** Orders at any point of their life, put there past the API. */
export interface LifecycleApp extends OrderApp {
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
  /** The kinds of notifications in a person's inbox, oldest first. */
  noticesOf(who: TestUser): Promise<string[]>;
  /** The subjects of the mails sent to an address. */
  mailsTo(address: string): Promise<string[]>;
}

export async function startLifecycle(
  above: readonly AreaServer[] = [],
  options: Pick<TestAppOptions, 'database'> = {},
): Promise<LifecycleApp> {
  const app = await startOrderApp(above, options);
  const { database } = app.services;

  const orders: LifecycleApp['orders'] = async (team, count, { kind = 'normal', operationId, ...options } = {}) => {
    const author = { companyId: team.company.id, userId: team.manager.userId };
    const operationKind = kind === 'agro' ? 'agro' : 'normal';
    const order = {
      operationId: operationId ?? (await app.operation(team, { kind: operationKind })),
      kind,
      mode: 'normal',
      values: valuesFor(options, app.day(1)),
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
    orders,
    order: async (team, options) => (await orders(team, 1, options))[0]!,
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
    carrier: (team, linked) => app.partner(team, 'transport', linked?.name ?? 'Transportes Illimani', linked),
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
