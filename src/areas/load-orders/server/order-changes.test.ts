import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { addComment } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { type OpenStream, openStream } from '#testing/open-stream.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
const streams: OpenStream[] = [];

beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await app.close();
});

const open = async (user: TestUser, lastEventId?: string): Promise<OpenStream> => {
  const stream = await openStream(app, user, lastEventId);
  streams.push(stream);
  return stream;
};
const comment = (id: string, text = 'Chegou o caminhão') =>
  app.call(team.manager, addComment, { params: { id }, body: { text } });
const handTo = (id: string, transportCompanyId: string | null) =>
  app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId } });
const cancel = (id: string) => app.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'Sem carga' } });

/** Everything committed until now has reached the stream of somebody who reads it. */
async function settled(witness: OpenStream): Promise<void> {
  const marker = await app.order(team);
  await expect.poll(() => witness.knows('order', marker)).toBe(true);
}

describe('a changed order', () => {
  it('reaches colleagues who read orders, with the name of who changed it, and nobody else', async () => {
    const id = await app.order(team);
    const colleague = await open(await app.member(team.company, 'load-order-read'));
    const agro = await open(await app.member(team.company, 'operation-agro-read'));
    const warehouse = await open(await app.member(team.company, 'users-read'));
    const stranger = await open((await app.team()).manager);
    const manager = await open(team.manager);
    expect((await cancel(id)).status).toBe(200);
    await expect.poll(() => colleague.knows('order', id)).toBe(true);
    await settled(manager);
    expect(colleague.changes.find(({ ids }) => ids?.includes(id))?.by).toBeTruthy();
    expect(manager.changes.find(({ ids }) => ids?.includes(id))?.by).toBeUndefined();
    for (const other of [agro, warehouse, stranger]) expect(other.knows('order', id)).toBe(false);
    expect(stranger.changes.filter(({ topic }) => topic === 'order')).toEqual([]);
  });

  it('reaches the client and the carrier while it is theirs, and the carrier once more when it is taken away', async () => {
    const [carrier, client] = [await app.team('Cargas del Sur'), await app.team('Molinos del Sur')];
    const buyer = await app.member(client.company, 'manage-loading-orders-client');
    const [own, theirs, clients, outsiders] = [
      await open(team.manager),
      await open(carrier.manager),
      await open(buyer),
      await open(await app.member(client.company, 'load-order-read')),
    ];
    const id = await app.order(team, { clientCompanyId: client.company.id });
    await expect.poll(() => clients.knows('order', id)).toBe(true);
    await settled(own);
    expect(theirs.knows('order', id)).toBe(false);

    await handTo(id, await app.carrier(team, carrier.company));
    await expect.poll(() => theirs.knows('order', id)).toBe(true);
    expect(theirs.changes.every(({ by }) => by === undefined)).toBe(true);
    await settled(own);
    for (const { messages } of [theirs, clients]) messages.length = 0;

    await comment(id);
    await settled(own);
    expect([theirs.knows('order', id), clients.knows('order', id)]).toEqual([false, false]);

    await handTo(id, null);
    await expect.poll(() => theirs.knows('order', id)).toBe(true);
    await settled(own);
    theirs.messages.length = 0;
    await cancel(id);
    await settled(own);
    expect(theirs.knows('order', id)).toBe(false);
    expect(outsiders.knows('order', id)).toBe(false);
  });

  it('reaches its driver, and no driver of another order', async () => {
    const [driver, other] = [
      await app.member(team.company, 'load-order-read'),
      await app.member(team.company, 'load-order-read'),
    ];
    const [truck] = [await app.truck(team, { account: driver }), await app.truck(team, { account: other })];
    const id = await app.order(team);
    const [own, theirs, manager] = [await open(driver), await open(other), await open(team.manager)];
    await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truck.truckId } });
    await expect.poll(() => own.knows('order', id)).toBe(true);
    await settled(manager);
    expect(theirs.knows('order', id)).toBe(false);
  });

  it('no longer reaches a person whose role lost the right', async () => {
    const person = await app.member(team.company, 'load-order-read');
    const [before, manager] = [await open(person), await open(team.manager)];
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('role')
        .set({ permissions: ['users-read'] })
        .where('id', 'in', (roles) =>
          roles.selectFrom('membership_role').select('role_id').where('user_id', '=', person.userId),
        )
        .execute(),
    );
    await expect.poll(() => before.ended).toBe(true);
    const after = await open(person);
    const id = await app.order(team);
    await expect.poll(() => manager.knows('order', id)).toBe(true);
    await settled(manager);
    expect([before.knows('order', id), after.knows('order', id)]).toEqual([false, false]);
  });
});

describe('many changes', () => {
  it('come put together, however many statements made them', async () => {
    const manager = await open(team.manager);
    const ids = await app.orders(team, 5);
    await expect.poll(() => ids.every((id) => manager.knows('order', id))).toBe(true);
    const carrying = manager.messages.filter(({ data }) => JSON.stringify(data).includes(ids[0]!));
    expect(carrying).toHaveLength(1);
    const [first] = (carrying[0]!.data as { changes: { topic: string; ids: string[] }[] }).changes.filter(
      ({ topic }) => topic === 'order',
    );
    expect(new Set(first?.ids).size).toBe(first?.ids.length);
  });

  it('of one statement come as "many"', async () => {
    const manager = await open(team.manager);
    await app.orders(team, 101);
    await expect.poll(() => manager.changes.some(({ topic, ids }) => topic === 'order' && ids === null)).toBe(true);
  });
});

describe('a tab that comes back', () => {
  it('receives what changed meanwhile, with the rights it has by then', async () => {
    const person = await app.member(team.company, 'load-order-read');
    const before = await open(person);
    const known = await app.order(team);
    await expect.poll(() => before.knows('order', known)).toBe(true);
    const lastEventId = before.messages.at(-1)!.id;
    before.close();
    const missed = await app.order(team);
    const again = await open(person, lastEventId);
    expect([again.knows('order', missed), again.knows('order', known)]).toEqual([true, false]);
  });
});
