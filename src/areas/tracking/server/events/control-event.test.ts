import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { type ControlEventRow, controlEventList } from '../../contract/control-event.list.ts';
import { recordMapEvents } from '../control/map-event.repository.ts';
import { type ReplayApp, startReplay } from '../replay/replay.fixture.ts';

let app: ReplayApp;
let team: Team;
let watcher: TestUser;
beforeAll(async () => {
  app = await startReplay();
  team = await app.team();
  watcher = await app.member(team.company, 'show-map-loading-order', 'load-order-read');
});
afterAll(() => app.close());

const { read } = listCalls(controlEventList);
const rows = async (query = {}, who = watcher) => (await app.call(who, read, { query })).body.rows as ControlEventRow[];

it('what happened is listed under the names of partner systems and our own, newest first, for the company alone', async () => {
  const { id } = await app.onTheRoad(team);
  const about = { companyId: team.company.id, orderId: id };
  await app.services.database.asPlatform((trx) =>
    recordMapEvents(trx, [
      {
        ...about,
        kind: 'checkpointPassed',
        at: new Date('2026-11-17T10:00:00Z'),
        position: { lat: -16.5, lng: -68.15 },
      },
      { ...about, kind: 'deviation', at: new Date('2026-11-17T11:00:00Z'), byName: 'Juan' },
    ]),
  );
  const all = await rows();
  expect(all.map(({ kind, type }) => [kind, type])).toEqual([
    ['deviation', 'deviation'],
    ['checkpointPassed', 'other'],
  ]);
  expect(all[1]).toMatchObject({ lat: -16.5, lng: -68.15, orderId: id, position: { city: 'La Paz' } });
  expect(Date.parse(all[0]!.row.created)).toBeLessThanOrEqual(Date.parse(all[0]!.row.lastUpdated));
  expect(all[0]!.userName).toBe('Juan');
  expect((await rows({ types: 'deviation' })).map(({ kind }) => kind)).toEqual(['deviation']);
  expect((await rows({ kinds: 'checkpointPassed' })).map(({ kind }) => kind)).toEqual(['checkpointPassed']);
  expect(await rows({ date: '18-11-2026,18-11-2026' })).toEqual([]);
  expect(await rows({ search: all[0]!.orderCode ?? '' })).toHaveLength(2);
  const stranger = await app.member((await app.team()).company, 'show-map-loading-order');
  expect(await rows({}, stranger)).toEqual([]);
});
