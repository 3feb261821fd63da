import { sql } from 'kysely';
import type { CallInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { readGateDay, validateTicket } from '../contract/gate.calls.ts';
import { readTicket } from '../contract/ticket.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { unpackDay } from '../rules/gate-day.ts';
import { everyDay, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

export const MINUTE = 60_000;
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
export const enter = (reason: string | null = null) => ({ enter: { key: createId(), reason } });

export interface Truck {
  readonly _id: string;
  readonly code: string;
}

type Asked = CallInput<typeof validateTicket>['body'];

/** A warehouse with a guard at its gate. */
export async function startGate() {
  const app = await startWarehouses();
  const site = await app.site();
  const guard = await app.world.user({ company: site.company, permissions: ['warehouses', 'ticket-validation'] });
  const warehouse = await app.register(site.manager, { shifts: everyDay('08:00', '18:00') });
  await app.services.database.asPlatform((trx) =>
    sql`update warehouse set created_at = now() - interval '30 days' where id = ${warehouse._id}`.execute(trx),
  );
  return { app, site, guard, warehouse, ...helpersOf(app, { site, guard, warehouse }) };
}
export type GateScene = Awaited<ReturnType<typeof startGate>>;

function helpersOf(
  app: WarehouseApp,
  { site, guard, warehouse }: { site: Site; guard: TestUser; warehouse: WarehouseView },
) {
  const platform = app.services.database.asPlatform.bind(app.services.database);
  const ask = (shown: string, more: Partial<Asked> = {}, who = guard) =>
    app.call(who, validateTicket, { body: { warehouseId: warehouse._id, shown, ...more } });
  return {
    ask,
    verdictOf: async (shown: string, more: Partial<Asked> = {}) => (await ask(shown, more)).body.check.verdict,
    /** A booking that begins so many minutes from now, with a plate. */
    due: async (minutes = 0, values: { plate?: string; state?: string } = {}): Promise<BookingView> => {
      const booking = await app.expected(site.manager, warehouse);
      const { plate = null, state = 'scheduled' } = values;
      await platform((trx) =>
        sql`update booking set state = ${state}, dock_id = ${warehouse.docks[0]!.id}, lane = 1, plate = ${plate},
          created_at = now() - interval '30 days', starts_at = now() + make_interval(mins => ${minutes}),
          ends_at = now() + make_interval(mins => ${minutes + 60}), expected_at = now() + make_interval(mins => ${minutes})
          where id = ${booking._id}`.execute(trx),
      );
      return booking;
    },
    /** The same for many trucks, without orders. */
    trucks: async (count: number, minutes: number): Promise<readonly Truck[]> => {
      const { rows } = await platform((trx) =>
        sql<Truck>`insert into booking (company_id, warehouse_id, action, type_operation, state, code, dock_id, lane,
            starts_at, ends_at, expected_at, created_at)
          select ${site.company.id}, ${warehouse._id}, 'unload', 'unload', 'scheduled', app.ticket_code(),
            ${warehouse.docks[0]!.id}, 1, due, due + interval '1 hour', due, due - interval '30 days'
          from generate_series(1, ${count}::int), (select now() + make_interval(mins => ${minutes}) as due) d
          returning id as "_id", code`.execute(trx),
      );
      return rows;
    },
    shownOf: async ({ _id: id }: { readonly _id: string }): Promise<string> =>
      (await app.call(site.manager, readTicket, { params: { id } })).body.ticket.address,
    /** The list that a phone takes along. */
    readDay: async () => {
      const { day } = (await app.call(guard, readGateDay, { params: { id: warehouse._id } })).body;
      return { day, entries: unpackDay(day) };
    },
    checks: (bookingId: string) =>
      platform((trx) =>
        trx.selectFrom('gate_check').selectAll().where('booking_id', '=', bookingId).orderBy('received_at').execute(),
      ),
    events: (bookingId: string, type: string) =>
      platform((trx) =>
        trx
          .selectFrom('booking_event')
          .selectAll()
          .where('booking_id', '=', bookingId)
          .where('type', '=', type)
          .orderBy('at')
          .execute(),
      ),
  };
}
