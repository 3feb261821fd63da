import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import { agroOperationList, type OperationRow, operationList } from '../contract/operation.list.ts';
import { type OperationsApp, startOperations, type Team } from './operations.fixture.ts';

let app: OperationsApp;
let own: Team;
const calls = listCalls(operationList);

beforeAll(async () => {
  app = await startOperations();
  own = await app.team();
  await app.register(own, 'normal', { reference: 'PO-1', operatorId: own.manager.userId });
  const running = await app.register(own, 'normal', {
    reference: 'PO-2',
    serviceType: 'export',
    pickupDate: '2026-05-05',
  });
  await app.order(own, running, { status: 2 });
  const done = await app.register(own, 'normal', { reference: 'PO-3' });
  await app.order(own, done, { status: 4 });
  const unpaid = await app.register(own, 'normal', { reference: 'PO-4' });
  await app.order(own, unpaid, { status: 3 });
  const gone = await app.register(own, 'normal', { reference: 'PO-5' });
  await app.order(own, gone, { status: 5 });
  await app.register(own, 'agro', { reference: 'AGRO-1' });
});
afterAll(() => app.close());

async function references(query: Record<string, string>, who = own.manager): Promise<(string | null)[]> {
  const { body } = await app.call(who, calls.read, { query: query as never });
  return (body.operations as readonly OperationRow[]).map(({ reference }) => reference);
}

describe('the list of operations', () => {
  it('shows the newest first, each with its client and its people', async () => {
    const { body } = await app.call(own.manager, calls.read, { query: { search: 'po-1' } as never });
    expect((body.operations as readonly OperationRow[])[0]).toMatchObject({
      date: '2026-05-04',
      service: 'national',
      origin: 'Santa Cruz',
      destination: 'La Paz',
      client: 'Molinos del Valle',
      state: 'planned',
      orders: 0,
    });
    expect(await references({})).toEqual(['PO-5', 'PO-4', 'PO-3', 'PO-2', 'PO-1']);
  });

  it.each([
    ['status', 'planned', ['PO-1']],
    ['status', 'inProcess', ['PO-2']],
    ['status', 'toLiquidate', ['PO-4']],
    ['status', 'souldOut', ['PO-3']],
    ['status', 'canceled', ['PO-5']],
    ['status', 'canceled,souldOut', ['PO-5', 'PO-3']],
    ['services', 'export', ['PO-2']],
    ['dates', '05-05-2026,05-05-2026', ['PO-2']],
    ['origins', 'Oruro', []],
    ['search', 'molinos po-3', ['PO-3']],
  ])('is narrowed by %s %s', async (name, value, found) => {
    expect(await references({ [name]: value })).toEqual(found);
  });

  it('offers clients and operators by name', async () => {
    const options = async (column: string) =>
      (await app.call(own.manager, calls.options, { query: { column } })).body.options.map(({ name }) => name);
    expect(await options('clients')).toEqual(['Todos', 'Molinos del Valle']);
    expect(await options('operators')).toHaveLength(2);
  });

  it('keeps kinds and companies separate', async () => {
    const agro = await app.call(own.manager, listCalls(agroOperationList).read, { query: {} });
    expect(agro.body.operations).toMatchObject([{ reference: 'AGRO-1', promisedTn: '1000' }]);
    const other = await app.team();
    expect(await references({}, other.manager)).toEqual([]);
  });
});
