import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { goesByItself, whyNoTruck } from '#areas/load-orders/rules/automatic-assignment.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { AppError } from '#kernel/errors.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { Actor } from '#platform/actor.ts';
import { withCompany } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { runListeners } from '#platform/listeners.ts';
import { type OrderTruck, truckOffered } from '../order.hooks.ts';
import { lockOrder, type OrderRecord } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import { writeAssignment } from './assign-vehicle.ts';
import { findWaitingOrders, lastCause } from './automatic.repository.ts';
import { findCandidates, tryLockTruck } from './candidate.repository.ts';
import { refusalOf } from './judge-candidate.ts';
import { type RankedCandidate, type Ranking, rankFleet } from './rank-fleet.ts';
import { presentReasons } from './suggest.service.ts';
import { carrierOf, strangerTo } from './truck-owner.ts';

type Context = Pick<RequestContext<Pick<Actor, 'timeZone'>>, 'actor' | 'trx' | 'services' | 'language' | 'now'>;
/** Equal orders made together look at the same trucks: the fleet is read once for all of them. */
type Rankings = Map<string, Ranking>;

/**
 * Gives orders that were just created or handed over a truck in the same transaction, where the company that carries them
 * wants that and they load today or tomorrow. The timeline of an order that gets none says why.
 */
export async function assignAutomatically(context: Omit<Context, 'actor'>, ids: readonly string[]): Promise<void> {
  const { trx, now } = context;
  const rankings: Rankings = new Map();
  for (const { id, companyId, timeZone } of await findWaitingOrders(trx, now, ids)) {
    const carrier = { ...context, actor: { timeZone } };
    await withCompany(trx, companyId, async () => giveTruck(carrier, await lockOrder(trx, id), rankings));
  }
}

/** Whether the day is today or tomorrow in any zone; a new order of another day needs no look at who wants a truck for it. */
export function mayLoadSoon(day: string | null, now: Date): boolean {
  const today = dayIn(now, 'UTC');
  return day !== null && day >= addDays(today, -1) && day <= addDays(today, 2);
}

/** Orders whose day has come, and those of today and tomorrow for which a truck may have become free. */
export const assignAutomaticallyJob = defineJob({
  name: 'loadOrders.assignAutomatically',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, services) => {
    const now = services.now();
    const waiting = await services.database.asPlatform((trx) => findWaitingOrders(trx, now));
    for (const { id, companyId, timeZone } of waiting) {
      await services.database.asMember({ companyId, userId: null }, async (trx) => {
        const order = await lockOrder(trx, id);
        // Somebody may have been faster, or the order may have gone to another carrier.
        if (order.status !== ORDER_STATUS.programmed || carrierOf(order) !== companyId) return;
        await giveTruck({ actor: { timeZone }, trx, services, now, language: DEFAULT_LANGUAGE }, order, new Map());
      });
    }
  },
});

async function giveTruck(context: Context, order: OrderRecord, rankings: Rankings): Promise<void> {
  const { trx } = context;
  const companyId = carrierOf(order);
  if (await strangerTo(trx, order, companyId)) return;
  const key = JSON.stringify([companyId, order.origin, order.vehicle_type]);
  const ranking = rankings.get(key) ?? (await rankFleet(trx, companyId, order));
  rankings.set(key, ranking);
  const ready = ranking.trucks.filter(goesByItself);
  for (const { candidate } of ready) {
    if (await take(context, order, candidate)) return;
  }
  // The trucks of the first reading are gone by now: the reasons must be those of the moment.
  const current = ready.length > 0 ? await rankFleet(trx, companyId, order) : ranking;
  rankings.set(key, current);
  await sayWhyNot(context, order, current);
}

/** Nothing waits here for somebody who is assigning the truck at the same moment: for this order it is not free. */
async function take(context: Context, order: OrderRecord, { truckId, driver }: RankedCandidate['candidate']) {
  const { trx, now } = context;
  const companyId = carrierOf(order);
  if (!driver || !(await tryLockTruck(trx, companyId, { truckId, driverId: driver.id }))) return false;
  const [candidate] = await findCandidates(trx, companyId, [{ truckId, driverId: null }]);
  if (!candidate || (await refusalOf(context, candidate, order.vehicle_type))) return false;
  if (!(await mayGo(context, { orderId: order.id, truckId, userId: null, now }))) return false;
  await writeAssignment(context, { trx, now, companyId, userId: null }, order, candidate, { automatic: true });
  return true;
}

/** A company may want more of a truck before it goes by itself, such as a device that reports. */
async function mayGo(context: Context, offered: OrderTruck): Promise<boolean> {
  try {
    await runListeners(context, truckOffered, offered);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function sayWhyNot({ trx }: Context, order: OrderRecord, { trucks, origin }: Ranking): Promise<void> {
  const { cause, closest } = whyNoTruck(trucks, origin);
  // Which trucks a carrier has, and what they are doing, is not for the company that hands it an order.
  const shown = carrierOf(order) === order.company_id ? closest : undefined;
  const [reason] = shown ? presentReasons(shown.reasons, shown.candidate) : [];
  const details = { cause, ...(shown && reason ? { plate: shown.candidate.plate, reason } : {}) };
  // Every hour the same would bury what else happened.
  if (isDeepStrictEqual(await lastCause(trx, order), details)) return;
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type: 'notAssigned', details }]);
}
