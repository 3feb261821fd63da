import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens as fleet } from '#areas/fleet/area.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { dayIn } from '#kernel/dates.ts';
import { type Exception, readExceptions } from '#kernel/exception-calls.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { type Concerned, type Person, startConcerned } from './concerned.fixture.ts';

const LISTS: ReadonlyMap<string, ListDefinition> = new Map<string, ListDefinition>([
  [listAddress('loadOrder'), ORDER_LISTS.loadOrder],
  [listAddress('agroLoadOrder'), ORDER_LISTS.agroLoadOrder],
  [listAddress('multipointLoadOrder'), ORDER_LISTS.multipointLoadOrder],
  [addressOf(fleet.ownDriverList), DRIVER_LISTS.own],
  [addressOf(fleet.ownTruckList), VEHICLE_LISTS.ownTruck],
]);
const HOURS = 3_600_000;
const TODAY = dayIn(new Date(), 'America/La_Paz');

let scene: Concerned;
beforeAll(async () => {
  scene = await startConcerned();
  const { app, teams } = scene;
  const tomorrow = dayIn(new Date(Date.now() + 24 * HOURS), 'America/La_Paz');
  await change(await app.order(teams.owner), { loading_date: tomorrow });
  await change(await app.order(teams.owner), { loading_date: '2030-01-01' });
  await change(scene.driven.agro, { loading_date: '2026-01-05' });
  await change(scene.driven.multipoint, { status: 2, last_seen_at: new Date(Date.now() - 3 * HOURS) });
  const { truckId } = await app.truck(teams.owner);
  await dated(truckId, 20);
  await dated((await app.truck(teams.owner)).truckId, 40);
});
afterAll(() => scene.app.close());

const change = (id: string, values: Record<string, unknown>) =>
  scene.app.services.database.asPlatform((trx) =>
    trx.updateTable('load_order').set(values).where('id', '=', id).execute(),
  );

/** The first document of a truck expires in so many days. */
const dated = (vehicleId: string, days: number) =>
  scene.app.services.database.asPlatform((trx) =>
    sql`update vehicle set documents_expire_on = ${TODAY}::date + ${days}::int where id = ${vehicleId}`.execute(trx),
  );

async function exceptionsOf({ user }: Pick<Person, 'user'>): Promise<readonly Exception[]> {
  return (await scene.app.call(user, readExceptions)).body.exceptions;
}

const person = (side: Person['side'], role: Person['role']) =>
  scene.people.find((one) => one.side === side && one.role === role && one.drives === null)!;

describe('what needs attention', () => {
  it('is for each person what the list behind it shows them, and opens for them', async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const { user, canOpen, side, role } of scene.people) {
      for (const { kind, count, address } of await exceptionsOf({ user })) {
        const [path = '', query] = address.split('?');
        kinds.add(kind);
        const { read } = listCalls(LISTS.get(path)!);
        const { body } = await scene.app.call(user, read, {
          query: Object.fromEntries(new URLSearchParams(query)) as never,
        });
        if (!canOpen(address)) wrong.push(`${side} ${role}: ${address} does not open`);
        if (body.totalRegistry !== count) wrong.push(`${side} ${role}: ${address} shows ${body.totalRegistry}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(['documents', 'late', 'silent', 'unassigned']);
  });

  it('is said in the words of the reader, the most urgent first, and left out where there is nothing', async () => {
    const admin = await scene.app.world.user({
      company: scene.teams.owner.company,
      permissions: ['load-order-read', 'operation-agro-read', 'load-order-multipoint-module', 'transport-unit-read'],
    });
    const found = await exceptionsOf({ user: admin });
    expect(
      found.map(({ kind, heading, count, label, of, detail }) => [kind, heading, count, label, of, detail]),
    ).toEqual([
      ['late', null, 1, 'atrasada', 'agro', null],
      ['unassigned', null, 1, 'sem caminhão', null, 'para hoje e amanhã'],
      ['silent', null, 1, 'sem sinal', 'multiponto', null],
      ['documents', 'Docs. a vencer', 1, 'caminhão', null, null],
    ]);
  });

  it('is nothing for those who read none of it', async () => {
    const nobody = await scene.app.world.user({ company: scene.teams.owner.company, permissions: [] });
    expect(await exceptionsOf({ user: nobody })).toEqual([]);
    expect(await exceptionsOf(person('client', 'client'))).toEqual([]);
    expect((await scene.app.call(null, readExceptions)).status).toBe(401);
  });
});
