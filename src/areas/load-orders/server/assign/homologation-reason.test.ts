import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assignOrder,
  findTruckByPlate,
  suggestAssignments,
  suggestDrivers,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { createId } from '#kernel/ids.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import { ALL_RIGHTS, type Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

type Subject = { readonly vehicle_id: string } | { readonly driver_id: string };

/** The answer of a register, so many hours ago. */
const answered = (subject: Subject, code: string, clear: boolean, hoursAgo: number) =>
  app.services.database.asPlatform(async (trx) => {
    const [id, at] = [createId(), new Date(app.services.now().getTime() - hoursAgo * 3_600_000)];
    const { company, manager } = team;
    const times = { requested_at: at, due_at: at, finished_at: at };
    const asked = { company_id: company.id, country_code: 'BO', question: '{}', requested_by: manager.userId };
    await trx
      .insertInto('homologation')
      .values({ id, ...asked, ...times, ...subject })
      .execute();
    const check = { homologation_id: id, company_id: company.id, code, status: 'success', clear, source: 'manual' };
    await trx
      .insertInto('homologation_check')
      .values({ ...check, requested_at: at, settled_at: at })
      .execute();
  });

const suggested = async (suitable: 'true' | 'false', id: string, who = team.manager) => {
  const { body } = await app.call(who, suggestAssignments, { params: { id }, query: { suitable } });
  return new Map(body.suggestions.map(({ transportUnit, reasons }) => [transportUnit._id, reasons]));
};

const failed = (...checks: readonly string[]) => [{ code: 'homologationFailed', loadingOrderCode: null, checks }];

it('a truck whose registers have something against it is suggested only with that reason', async () => {
  const order = await app.order(team);
  const [good, bad, mended, pulling, driven] = [
    await app.truck(team),
    await app.truck(team),
    await app.truck(team),
    await app.truck(team, { trailer: true }),
    await app.truck(team),
  ];
  await answered({ vehicle_id: good.truckId }, 'RUAT_DEBT', true, 1);
  await answered({ vehicle_id: bad.truckId }, 'RUAT_DIPROVE', false, 2);
  await answered({ vehicle_id: bad.truckId }, 'RUAT_DEBT', false, 1);
  await answered({ vehicle_id: mended.truckId }, 'RUAT_TECHNICAL', false, 9);
  await answered({ vehicle_id: mended.truckId }, 'RUAT_TECHNICAL', true, 1);
  await answered({ vehicle_id: pulling.trailerId! }, 'RUAT_DIPROVE', false, 1);
  await answered({ driver_id: driven.driverId! }, 'SUS', false, 1);

  expect([...(await suggested('true', order)).keys()].sort()).toEqual([good.truckId, mended.truckId].sort());
  const others = await suggested('false', order);
  expect(others.get(bad.truckId)).toEqual(failed('RUAT_DEBT', 'RUAT_DIPROVE'));
  expect(others.get(pulling.truckId)).toEqual(failed('RUAT_DIPROVE'));
  expect(others.get(driven.truckId)).toEqual(failed('SUS'));
  const { body } = await app.call(team.manager, suggestDrivers, { params: { id: order }, query: {} });
  expect(body.drivers.find(({ _id }) => _id === driven.driverId)?.reasons).toEqual(failed('SUS'));
  const byPlate = await app.call(team.manager, findTruckByPlate, { query: { plate: bad.plate } });
  expect(byPlate.body.truck).toMatchObject({ assignable: true, reasons: failed('RUAT_DEBT', 'RUAT_DIPROVE') });

  const hidden = await app.member(team.company, ...ALL_RIGHTS, 'hide-homologation-section');
  expect((await suggested('true', order, hidden)).has(bad.truckId)).toBe(true);
  const given = await app.call(team.manager, assignOrder, {
    params: { id: order },
    body: { transportUnitId: bad.truckId },
  });
  expect(given.status).toBe(200);
});
