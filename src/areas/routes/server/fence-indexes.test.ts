import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { archiveGeofence, updateGeofence } from '../contract/geofence.calls.ts';
import { fenceIndexes, fencesAround } from './fence-indexes.ts';
import { fenceForm, LA_PAZ, ORURO, PATACAMAYA, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
/** Another process on the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await startRoutes();
  const { AUTH_SECRET } = app.services.config;
  const database = { url: app.databaseUrl, drop: async () => undefined };
  other = await startTestApp({ areas: areas(), database, config: { AUTH_SECRET } });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const idsAt = async ({ services }: TestApp, companyId: string, at = PATACAMAYA) =>
  (await fencesAround(services, companyId, at)).map(({ id }) => id);

describe('the fences around a position', () => {
  it('are those in use of the company, and of no other', async () => {
    const [{ user, company }, stranger] = [await app.planner(), await app.planner()];
    const id = await app.fence(user, { kind: 'rest', speedKmh: 30 });
    const archived = await app.fence(user);
    await app.call(user, archiveGeofence, { params: { id: archived }, body: { archived: true, version: 1 } });
    await app.fence(stranger.user);
    const found = await fencesAround(app.services, company.id, PATACAMAYA);
    expect(found).toMatchObject([{ id, kind: 'rest', speedLimitKmh: 30, alertsOnEntry: true }]);
    expect(await idsAt(app, company.id, LA_PAZ)).toEqual([]);
  });

  it('follow every change, whichever process made it', async () => {
    const { user, company } = await app.planner();
    expect(await idsAt(other, company.id)).toEqual([]);
    expect(await idsAt(app, company.id)).toEqual([]);
    const id = await app.fence(user);
    for (const process of [app, other]) await expect.poll(() => idsAt(process, company.id)).toEqual([id]);

    const moved = fenceForm({ shape: { kind: 'circle', centre: ORURO, radiusMeters: 500 } });
    const body = { geofence: moved, version: 1 };
    expect((await other.call(user, updateGeofence, { params: { id }, body })).status).toBe(200);
    for (const process of [app, other]) {
      await expect.poll(() => idsAt(process, company.id, ORURO)).toEqual([id]);
      expect(await idsAt(process, company.id)).toEqual([]);
    }
    const archived = { params: { id }, body: { archived: true, version: 2 } };
    expect((await app.call(user, archiveGeofence, archived)).status).toBe(200);
    for (const process of [app, other]) await expect.poll(() => idsAt(process, company.id, ORURO)).toEqual([]);
  });

  it('are read once for many positions at once, and not again while nothing changes', async () => {
    const { user, company } = await app.planner();
    const id = await app.fence(user);
    await expect.poll(() => idsAt(app, company.id)).toEqual([id]);
    const reads: number[] = [];
    const { database } = app.services;
    const counted = {
      realtime: { ...app.services.realtime, watch: async () => undefined },
      database: {
        ...database,
        asPlatform: <T>(work: Parameters<typeof database.asPlatform<T>>[0]) => {
          reads.push(1);
          return database.asPlatform(work);
        },
      },
    };
    await Promise.all(Array.from({ length: 50 }, () => fencesAround(counted, company.id, PATACAMAYA)));
    await fencesAround(counted, company.id, PATACAMAYA);
    expect(reads).toHaveLength(1);
  });

  it('are kept for a bounded number of companies; the one used least recently gives way', async () => {
    const planners = [await app.planner(), await app.planner(), await app.planner()];
    const ids = planners.map(({ company }) => company.id);
    const kept = fenceIndexes({ ...app.services, realtime: { ...app.services.realtime } }, 2);
    for (const id of ids) await kept.around(id, PATACAMAYA);
    expect(kept.companies).toBe(2);
    const fenceId = await app.fence(planners[0]!.user);
    expect((await kept.around(ids[0]!, PATACAMAYA)).map(({ id }) => id)).toEqual([fenceId]);
    expect(kept.companies).toBe(2);
  });

  it('are asked for again after a failure: of the database, or of what reports changes', async () => {
    const { user, company } = await app.planner();
    const failures = ['no listener', 'no rows'];
    const failing = (reason: string) => {
      if (failures[0] === reason) throw new Error(failures.shift());
    };
    const { database, realtime } = app.services;
    const kept = fenceIndexes({
      realtime: {
        ...realtime,
        watch: async (watcher) => {
          failing('no listener');
          await realtime.watch(watcher);
        },
      },
      database: {
        ...database,
        asPlatform: async (work) => {
          failing('no rows');
          return database.asPlatform(work);
        },
      },
    });
    await expect(kept.around(company.id, PATACAMAYA)).rejects.toThrow('no listener');
    await expect(kept.around(company.id, PATACAMAYA)).rejects.toThrow('no rows');
    expect(await kept.around(company.id, PATACAMAYA)).toEqual([]);
    const id = await app.fence(user);
    await expect.poll(async () => (await kept.around(company.id, PATACAMAYA)).map((fence) => fence.id)).toEqual([id]);
  });
});
