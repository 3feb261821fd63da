import { seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { warehouseForm, ZONE } from '../server/warehouses.fixture.ts';

type Record = Pick<Scene, 'proof' | 'side'>;

const write = <T>({ proof }: Record, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

export const dayAhead = ({ proof }: Pick<Scene, 'proof'>, days = 2): string =>
  addDays(dayIn(proof.app.services.now(), ZONE), days);

/** What a form sends, with the marker of the company in its texts. */
export const markedForm = ({ side }: Record) => warehouseForm({ fullName: `Armazém ${side.mark} ${fresh()}` });

export interface SeededWarehouse {
  readonly id: string;
  readonly dockId: string;
}

/** An address with one dock, open from eight to six. */
export async function seedWarehouse(scene: Record): Promise<SeededWarehouse> {
  const { company, admin, mark } = scene.side;
  const [id, dockId] = [createId(), createId()];
  const part = { company_id: company.id, warehouse_id: id };
  await write(scene, async (trx) => {
    await trx
      .insertInto('company_address')
      .values({ id, company_id: company.id, full_name: `Armazém ${mark} ${fresh()}`, city: `Villa ${mark}` })
      .execute();
    await trx
      .insertInto('warehouse')
      .values({ id, company_id: company.id, time_zone: ZONE, created_by: admin.userId })
      .execute();
    await trx
      .insertInto('dock')
      .values({ id: dockId, ...part, name: `Doca ${mark}`, position: 0, actions: ['load', 'unload'] })
      .execute();
    await trx
      .insertInto('warehouse_shift')
      .values(
        Array.from({ length: 7 }, (_, weekday) => ({
          ...part,
          id: createId(),
          weekday,
          starts: '08:00',
          ends: '18:00',
        })),
      )
      .execute();
  });
  return { id, dockId };
}

export type SeededState = 'pending' | 'waiting' | 'scheduled' | 'arrived' | 'inDock';

export interface SeededBooking {
  readonly id: string;
  readonly warehouseId: string;
  readonly dockId: string;
}

/** A truck without an order: pending, waiting without a time, or with a place two days ahead. */
export async function seedBooking(scene: Record, state: SeededState = 'pending'): Promise<SeededBooking> {
  const { company, mark } = scene.side;
  const { id: warehouseId, dockId } = await seedWarehouse(scene);
  const id = createId();
  const startsAt = instantIn(dayAhead(scene), '09:00', ZONE);
  const endsAt = instantIn(dayAhead(scene), '10:00', ZONE);
  const isPlaced = state !== 'pending' && state !== 'waiting';
  const isThere = state !== 'pending' && state !== 'scheduled';
  const place = { company_id: company.id, warehouse_id: warehouseId };
  const span = { dock_id: dockId, lane: 1, starts_at: startsAt, ends_at: endsAt };
  const plate = `P${fresh()}${mark}`.slice(0, 10);
  await write(scene, async (trx) => {
    await trx
      .insertInto('booking')
      .values({
        ...{ id, ...place, state: state === 'waiting' ? 'pending' : state, code: id.slice(-8) },
        ...{ action: 'unload', type_operation: 'unload', plate, driver_name: mark, search_text: mark.toLowerCase() },
        ...{ due_on: dayAhead(scene), expected_at: startsAt },
        ...(isPlaced ? span : {}),
        ...(isThere ? { arrived_at: scene.proof.app.services.now() } : {}),
      })
      .execute();
    if (isPlaced)
      await trx
        .insertInto('dock_slot')
        .values({ id: createId(), ...place, ...span, booking_id: id })
        .execute();
  });
  return { id, warehouseId, dockId };
}

/** A time of the booking's dock that the caller has chosen; the key of the hold. */
export async function seedHold(
  scene: Scene,
  { warehouseId, dockId }: Pick<SeededBooking, 'warehouseId' | 'dockId'>,
): Promise<string> {
  const key = createId();
  await write(scene, (trx) =>
    trx
      .insertInto('dock_slot')
      .values({
        ...{ id: key, company_id: scene.side.company.id, warehouse_id: warehouseId, dock_id: dockId, lane: 1 },
        starts_at: instantIn(dayAhead(scene), '11:00', ZONE),
        ends_at: instantIn(dayAhead(scene), '12:00', ZONE),
        held_until: new Date(scene.proof.app.services.now().getTime() + 3_600_000),
        held_by: `user ${scene.caller.userId}`,
      })
      .execute(),
  );
  return key;
}

/** An order that is unloaded at a warehouse, with the booking that the database made for it. */
export async function seedOrderBooking(scene: Scene): Promise<{ orderId: string; bookingId: string }> {
  const { id: warehouseId } = await seedWarehouse(scene);
  const { id: orderId } = await seedOrder(scene);
  const bookingId = await write(scene, async (trx) => {
    const { destination } = await trx
      .selectFrom('load_order')
      .select('destination')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...(destination as object), warehouseId });
    await trx
      .updateTable('load_order')
      .set({ destination: moved, delivery_date: dayAhead(scene) })
      .where('id', '=', orderId)
      .execute();
    return (await trx.selectFrom('booking').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id;
  });
  return { orderId, bookingId };
}
