import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../contract/alarm.calls.ts';
import { ALARM_TYPES } from '../rules/alarm-types.ts';
import { DEFAULT_ALARMS } from '../rules/alarms.ts';
import { type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
});
afterAll(() => app.close());

async function newPath(): Promise<string> {
  planner = await app.planner();
  return app.path(planner.user, (await app.route(planner.user)).id);
}

const reader = () => app.world.user({ company: planner.company, permissions: ['routes-read'] });
const companyAlarms = (user: TestUser) => app.call(user, calls.readCompanyAlarms, {});
const pathAlarms = (user: TestUser, id: string) => app.call(user, calls.readPathAlarms, { params: { id } });
const IN_PORTUGUESE = { language: 'pt-BR' };
const saveCompany = (user: TestUser, alarms: calls.AlarmsInput, version: number) =>
  app.call(user, calls.updateCompanyAlarms, { body: { alarms, version } }, IN_PORTUGUESE);
const savePath = (user: TestUser, id: string, alarms: calls.AlarmsInput, version: number) =>
  app.call(user, calls.updatePathAlarms, { params: { id }, body: { alarms, version } }, IN_PORTUGUESE);

describe('alarms', () => {
  it('are those of the product before anybody says otherwise', async () => {
    const id = await newPath();
    const company = (await companyAlarms(planner.user)).body;
    expect(company.version).toBe(0);
    const { alarms } = (await pathAlarms(planner.user, id)).body;
    for (const type of ALARM_TYPES) {
      expect(alarms[type]).toMatchObject({ value: DEFAULT_ALARMS[type], origin: 'product' });
      expect(company.alarms[type].value).toEqual(DEFAULT_ALARMS[type]);
    }
  });

  it('take each value from the path, then the company, then the product, and say so', async () => {
    const id = await newPath();
    const saved = await saveCompany(planner.user, { deviation: { threshold: 800, minutes: 4 } }, 0);
    expect(saved.body.alarms.deviation.origins).toMatchObject({ threshold: 'company', on: 'product' });
    const { version } = (await pathAlarms(planner.user, id)).body;
    const { body } = await savePath(planner.user, id, { deviation: { minutes: 9 }, battery: { on: false } }, version);
    expect(body.alarms.deviation).toMatchObject({
      value: { threshold: 800, minutes: 9, criticality: 'high' },
      origin: 'path',
      origins: { threshold: 'company', minutes: 'path', criticality: 'product' },
    });
    expect(body.alarms.battery).toMatchObject({ value: { on: false }, origins: { on: 'path' } });

    const back = (await savePath(planner.user, id, {}, body.version)).body.alarms;
    expect(back.deviation).toMatchObject({ value: { minutes: 4 }, origin: 'company' });
    expect(back.battery).toMatchObject({ value: { on: true }, origin: 'product' });
  });

  it.each([
    ['above its range', { deviation: { threshold: 200_001 } }, 'deviation.threshold', 'Entre 0 e 200.000'],
    ['below its range', { battery: { threshold: 0 } }, 'battery.threshold', 'Entre 1 e 99'],
    ['too long', { stopped: { minutes: 1_441 } }, 'stopped.minutes', 'Entre 1 e 1.440'],
  ])('with a value %s are refused at the field, and nothing is stored', async (_, alarms, at, message) => {
    const id = await newPath();
    const { version } = (await pathAlarms(planner.user, id)).body;
    for (const refused of [
      await saveCompany(planner.user, alarms, 0),
      await savePath(planner.user, id, { ...alarms, speed: { on: false } }, version),
      await app.call(planner.user, calls.tryPathAlarms, { params: { id }, body: { alarms } }, IN_PORTUGUESE),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([400, 'request.invalid']);
      expect(Object.keys(refused.error.fields ?? {})).toEqual([`alarms.${at}`]);
      expect(refused.error.fields?.[`alarms.${at}`]).toEqual({ code: 'range', message });
    }
    const after = (await pathAlarms(planner.user, id)).body;
    expect([after.version, after.alarms.speed.value.on]).toEqual([version, true]);
  });

  it('of an unknown type, or with a threshold that the type has not, are refused', async () => {
    const id = await newPath();
    const save = async (alarms: unknown) => {
      const { status, error } = await savePath(planner.user, id, alarms as calls.AlarmsInput, 1);
      return [status, Object.keys(error.fields ?? {})];
    };
    expect(await save({ theft: { on: true } })).toEqual([400, ['alarms.theft']]);
    expect(await save({ arrival: { threshold: 3 } })).toEqual([400, ['alarms.arrival.threshold']]);
    expect(await save({ speed: { hours: { from: '25:00', to: '06:00' } } })).toEqual([
      400,
      ['alarms.speed.hours.from'],
    ]);
  });

  it('saved by two people are saved by one; the other reads who it was', async () => {
    const id = await newPath();
    const name = { firstName: 'Rosa', lastName: 'Mamani' };
    const other = await app.world.user({ company: planner.company, permissions: ['routes-write'], ...name });
    const { version } = (await pathAlarms(planner.user, id)).body;
    expect((await savePath(other, id, { speed: { on: false } }, version)).status).toBe(200);
    expect((await saveCompany(other, { speed: { threshold: 5 } }, 0)).status).toBe(200);
    for (const late of [
      await savePath(planner.user, id, { speed: { on: true } }, version),
      await saveCompany(planner.user, {}, 0),
    ]) {
      expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
      expect(late.error.facts).toMatchObject({ changedBy: 'Rosa Mamani', changedAt: expect.any(String) });
    }
    expect((await pathAlarms(planner.user, id)).body.alarms.speed.value).toMatchObject({ on: false, threshold: 5 });
  });

  it('first set by two people at once are set by one', async () => {
    await newPath();
    const saves = await Promise.all(
      [1, 2, 3, 4].map((threshold) => saveCompany(planner.user, { speed: { threshold } }, 0)),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('are seen and tried by readers, and changed by nobody without the right', async () => {
    const id = await newPath();
    const user = await reader();
    const { body } = await pathAlarms(user, id);
    expect((await companyAlarms(user)).status).toBe(200);
    expect((await app.call(user, calls.tryPathAlarms, { params: { id }, body: { alarms: {} } })).status).toBe(200);
    expect((await savePath(user, id, {}, body.version)).status).toBe(403);
    expect((await saveCompany(user, {}, 0)).status).toBe(403);
    const nobody = await app.world.user({ company: planner.company, permissions: [] });
    expect((await pathAlarms(nobody, id)).status).toBe(403);
  });

  it('of another company are not there', async () => {
    const id = await newPath();
    await saveCompany(planner.user, { speed: { on: false } }, 0);
    const stranger = (await app.planner()).user;
    const trial = await app.call(stranger, calls.tryPathAlarms, { params: { id }, body: { alarms: {} } });
    const replies = [await pathAlarms(stranger, id), await savePath(stranger, id, {}, 1), trial];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await companyAlarms(stranger)).body.alarms.speed.value.on).toBe(true);
  });
});
