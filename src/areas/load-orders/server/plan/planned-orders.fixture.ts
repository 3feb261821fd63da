import { expect } from 'vitest';
import * as calls from '#areas/load-orders/contract/order.calls.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';
import { LA_PAZ, SANTA_CRUZ } from '../order-details.fixture.ts';
import { type Planner, type SeededPlan, seedPlan } from './plan.fixture.ts';

export const plannerOf = ({ company, manager }: Team): Planner => ({ companyId: company.id, userId: manager.userId });

/** The part of a form that names a path. */
export const chosen = ({ pathId }: SeededPlan, type: 'geofence' | 'controlPoints' = 'geofence') => ({
  routeGeofence: { routeGeofenceId: pathId, type },
});

/** Paths and orders of a team. */
function plannedOrders(app: LifecycleApp, team: Team) {
  const write: LifecycleApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);
  const create = async (more: object) => {
    const operationId = await app.operation(team);
    const body = { origin: SANTA_CRUZ, destination: LA_PAZ, operation: { operationId }, ...more };
    return app.call(team.manager, calls.createOrder, { body });
  };
  return {
    write,
    create,
    plan: (values = {}, of = team) => write((trx) => seedPlan(trx, plannerOf(of), values)),
    planned: async (path: SeededPlan, more: object = {}) => {
      const { status, body, error } = await create({ ...chosen(path), ...more });
      expect({ status, error: error?.fields }).toMatchObject({ status: 201 });
      return body.loadingOrder;
    },
    read: async (id: string, who = team.manager) =>
      (await app.call(who, calls.readOrder, { params: { id } })).body.loadingOrder,
    update: (id: string, version: number, changes: object) =>
      app.call(team.manager, calls.updateOrder, { params: { id }, body: { version, ...changes } }),
  };
}

export interface PlannedWorld {
  readonly app: LifecycleApp;
  readonly team: Team;
  readonly plans: ReturnType<typeof plannedOrders>;
}

/** One application with a team that plans, for the tests of a file. */
export async function startPlanned(): Promise<PlannedWorld> {
  const app = await startLifecycle();
  const team = await app.team();
  return { app, team, plans: plannedOrders(app, team) };
}
