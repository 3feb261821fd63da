import { sql } from 'kysely';
import { seedLink } from '#areas/sharing/proof/link-records.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, type Scene } from '#testing/example.ts';
import { findBookable } from '../contract/express-booking.calls.ts';
import * as links from '../contract/link-booking.calls.ts';
import { dayAhead, seedWarehouse } from './warehouse-records.fixture.ts';

const OPEN = { open: 'whoever holds the link may, whoever they are' } as const;

/** The holder of the form of an order that unloads at a warehouse, and its booking without a time. */
async function seedForm(scene: Scene) {
  const { alias, secret, orderId } = await seedLink(scene, 'webForm', { exchanged: true });
  const schedulingId = await unloadAtWarehouse(scene, orderId);
  return { params: { loadOrderId: alias }, cookies: { 'tropeiro.form': secret }, schedulingId };
}

/** Sends an order to a new warehouse; the booking that the database makes for it. */
export async function unloadAtWarehouse(scene: Scene, orderId: string): Promise<string> {
  const { id: warehouseId } = await seedWarehouse(scene);
  return scene.proof.app.services.database.asPlatform(async (trx) => {
    await sql`update load_order set destination = destination || jsonb_build_object('warehouseId', ${warehouseId}::text)
      where id = ${orderId}`.execute(trx);
    const booking = trx.selectFrom('booking').select('id').where('order_id', '=', orderId);
    return (await booking.executeTakeFirstOrThrow()).id;
  });
}

/** The same with a time that is held. */
async function seedHeld(scene: Scene) {
  const { schedulingId, params, cookies } = await seedForm(scene);
  const key = createId();
  const body = { schedulingId, dateScheduling: dayAhead(scene), startTime: '09:00' };
  const held = await scene.proof.app.call(null, links.holdByLink, { params: { ...params, key }, body }, { cookies });
  if (held.status !== 200) throw new Error(`not held: ${held.status}`);
  return { params, cookies, schedulingId, key };
}

/** Booking from elsewhere: with an order that is being written, and by link. */
export const outsideExamples: readonly Example[] = [
  example(findBookable, 'harmless', async (scene) => ({ query: { warehouseIds: (await seedWarehouse(scene)).id } })),
  example(links.readLinkBookings, OPEN, async (scene) => {
    const { params, cookies } = await seedForm(scene);
    return { params, cookies };
  }),
  example(links.findLinkTimes, OPEN, async (scene) => {
    const { params, cookies, schedulingId: id } = await seedForm(scene);
    return { params: { ...params, id }, cookies, query: { date: dayAhead(scene) } };
  }),
  example(links.holdByLink, OPEN, async (scene) => {
    const { params, cookies, schedulingId } = await seedForm(scene);
    return {
      params: { ...params, key: createId() },
      cookies,
      body: { schedulingId, dateScheduling: dayAhead(scene), startTime: '09:00' },
    };
  }),
  example(links.releaseByLink, OPEN, async (scene) => {
    const { params, cookies, key } = await seedHeld(scene);
    return { params: { ...params, key }, cookies };
  }),
  example(links.bookByLink, OPEN, async (scene) => {
    const { params, cookies, schedulingId: id, key } = await seedHeld(scene);
    return {
      params: { ...params, id },
      cookies,
      body: { holdKey: key, name: 'Elena', plate: '4321ABC', driver: 'Rufino Mamani' },
    };
  }),
];
