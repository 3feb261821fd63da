import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { readAccessible } from '#areas/load-orders/server/index.ts';
import { mayNoteTrip, mayWatchTrip } from '#areas/tracking/contract/control.permissions.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentCheckpoint, presentRequest, presentTrouble } from './control.presenter.ts';
import { lastRequests } from './location-request.repository.ts';
import { photosOf } from './trip-photo.repository.ts';
import { reportsOf } from './trip-report.repository.ts';
import { troublesOf } from './trouble.repository.ts';

/** Questions and troubles are the business of whoever runs the trip; a client sees its checkpoints only. */
export async function readControl(context: RequestContext<Actor>, id: string) {
  const { trx, actor, now } = context;
  const { order, side } = await readAccessible(context, id);
  const photos = await photosOf(trx, order);
  const runs = side === 'own' || side === 'carrier';
  const isUnderWay = runs && isOpen(order.status);
  const watches = isUnderWay && mayWatchTrip(actor.permissions, order.kind);
  const questions = runs ? (await lastRequests(trx, order)).map((request) => presentRequest(request, now)) : [];
  const isAsked = questions.some(({ state }) => state === 'asked');
  return {
    checkpoints: (await reportsOf(trx, id)).map((report) => presentCheckpoint(context, report, photos)),
    troubles: runs ? (await troublesOf(trx, id)).map((trouble) => presentTrouble(context, trouble, photos)) : [],
    questions,
    may: {
      ask: watches && !isAsked && order.driver_id !== null,
      note: isUnderWay && mayNoteTrip(actor.permissions, order.kind),
      report: watches,
    },
  };
}
