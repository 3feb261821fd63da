import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import {
  ORDER_LIST_NAMES,
  ORDER_LIST_TRAITS,
  ORDER_LISTS,
  type OrderListName,
  type OrderRow,
} from '#areas/load-orders/contract/order.list.ts';
import { CARRIER_COMPANY, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { detailAddress, listAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { listMyTrips } from '#areas/trips/contract/driver-trip.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { type Concerned, type Person, startConcerned } from './concerned.fixture.ts';

let scene: Concerned;
beforeAll(async () => {
  scene = await startConcerned();
  // Orders that concern nobody but the owner.
  for (const kind of ORDER_KINDS) await scene.app.order(scene.teams.owner, { kind });
});
afterAll(() => scene.app.close());

async function rowsOf({ user }: Person, list: OrderListName): Promise<readonly OrderRow[] | 'refused'> {
  const { read } = listCalls(ORDER_LISTS[list]);
  const { status, body } = await scene.app.call(user, read, { query: { size: 50 } as never });
  return status === 200 ? (body.loadingOrders as readonly OrderRow[]) : 'refused';
}

const nameOf = ({ side, role, drives }: Person) => [side, role, drives].filter(Boolean).join(' ');

describe.each(ORDER_LIST_NAMES)('the list %s', (list) => {
  it('opens for exactly those who may read it, and so does every order in it', async () => {
    const surprises: string[] = [];
    for (const person of scene.people) {
      const rows = await rowsOf(person, list);
      const isOpen = person.canOpen(listAddress(list));
      if (isOpen !== (rows !== 'refused')) surprises.push(`${nameOf(person)}: screen and list disagree`);
      for (const { _id: id, operationId } of rows === 'refused' ? [] : rows) {
        const address = detailAddress(list, operationId, id);
        if (!person.canOpen(address)) surprises.push(`${nameOf(person)}: ${address} does not open`);
        const { status } = await scene.app.call(person.user, readOrder, { params: { id } });
        if (status !== 200) surprises.push(`${nameOf(person)}: ${address} answers ${status}`);
      }
    }
    expect(surprises).toEqual([]);
  });
});

describe('the tabs of a list', () => {
  it('count for each person exactly the rows that the list shows them', async () => {
    const wrong: string[] = [];
    for (const list of ORDER_LIST_NAMES) {
      const { read, tabs } = listCalls(ORDER_LISTS[list]);
      for (const person of scene.people) {
        const counted = await scene.app.call(person.user, tabs, { query: {} as never });
        const isOpen = person.canOpen(listAddress(list));
        if (isOpen !== (counted.status === 200)) wrong.push(`${nameOf(person)}: ${list} answers ${counted.status}`);
        for (const [tab, filters] of isOpen ? Object.entries(ORDER_LISTS[list].tabs) : []) {
          const { body } = await scene.app.call(person.user, read, { query: filters as never });
          if (counted.body.tabs[tab] !== body.totalRegistry) wrong.push(`${nameOf(person)}: ${tab} of ${list}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(ORDER_KINDS)('an order of the kind %s', (kind) => {
  it('is listed for everybody it concerns', async () => {
    const missing: string[] = [];
    for (const person of scene.people.filter(isConcerned)) {
      const rows = await rowsOf(person, listOf(kind, person.side === 'client'));
      if (rows === 'refused' || !rows.some(({ _id }) => _id === scene.driven[kind])) missing.push(nameOf(person));
    }
    expect(missing).toEqual([]);
  });

  /** By the permissions of the kind; carriers who work as such, and clients as clients. Drivers see their trips. */
  function isConcerned({ side, held, role }: Person): boolean {
    if (role === 'trucker') return false;
    const { read, client } = ORDER_RIGHTS[kind];
    if (side === 'client') return holds(held, client);
    return holds(held, read) && (side === 'owner' || holds(held, CARRIER_COMPANY));
  }

  it('is listed for all the roles that it should concern', () => {
    const roles = (side: Person['side']) =>
      scene.people.filter((one) => one.side === side && isConcerned(one)).map(({ role }) => role);
    expect(roles('owner')).toContain('auditor');
    expect(roles('carrier')).toContain('transport-company');
    expect(roles('client')).toContain('client');
  });

  it('is among the trips of its driver, who opens it', async () => {
    const id = scene.driven[kind];
    const { operation_id } = await scene.app.read(id);
    for (const { user, canOpen, drives } of scene.people.filter((person) => person.drives)) {
      const { trips } = (await scene.app.call(user, listMyTrips, {})).body;
      expect(trips.some(({ _id }) => _id === id)).toBe(drives === kind);
      const { status } = await scene.app.call(user, readOrder, { params: { id } });
      expect(status).toBe(drives === kind ? 200 : 404);
      expect(canOpen(detailAddress(listOf(kind, false), operation_id, id))).toBe(true);
    }
  });
});

it('every list of orders names the kinds it shows, and every kind is in one of them', () => {
  const kindsSeen = (client: boolean) =>
    ORDER_LIST_NAMES.filter((name) => ORDER_LIST_TRAITS[name].client === client).flatMap(
      (name) => ORDER_LIST_TRAITS[name].kinds,
    );
  expect(kindsSeen(false).sort()).toEqual([...ORDER_KINDS].sort());
  expect(kindsSeen(true).sort()).toEqual([...ORDER_KINDS].sort());
});
