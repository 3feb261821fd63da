import { findDevice } from '#areas/positions/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/device.calls.ts';
import { realInterval } from '../../rules/device-state.ts';
import { noteViews } from '../privacy/position-view.repository.ts';
import { alertsOf } from './device-alerts.repository.ts';
import { findFullDevice, healthOf, type StoredMessage, storedMessages, tripsOf } from './device-view.repository.ts';

type Context = RequestContext<Actor>;

/** The positions of trips say where drivers were. */
export async function readMessages({ trx, actor, now }: Context, id: string) {
  await findDevice(trx, id);
  const messages = await storedMessages(trx, id);
  const orderIds = [...new Set(messages.flatMap(({ order_id }) => order_id ?? []))];
  await noteViews(trx, { orderIds, way: 'live', now, viewerCompanyId: actor.companyId, userId: actor.userId });
  return {
    messages: messages.map((message) => ({
      _id: message.id,
      at: message.at?.toISOString() ?? null,
      receivedAt: message.received_at.toISOString(),
      verdict: message.verdict,
      reason: message.reason,
      position: message.lat === null || message.lng === null ? null : { lat: message.lat, lng: message.lng },
      speedKmh: message.speed_kmh,
      order: orderOf(message),
    })),
    realInterval: realInterval(messages.flatMap(({ at }) => at ?? [])),
  };
}

/** Orders that the reader may not see have no name here. */
function orderOf({ order_id: _id, order_code: code, operation_id: operationId, order_kind: kind }: StoredMessage) {
  return _id && code && operationId && kind ? { _id, code, operationId, kind } : null;
}

export async function readHealth({ trx, now }: Context, id: string) {
  await findDevice(trx, id);
  return { days: (await healthOf(trx, id, now)).map((day) => ({ ...day })) };
}

export async function readTrips({ trx }: Context, id: string) {
  const trips = await tripsOf(trx, await findFullDevice(trx, id));
  return {
    trips: trips.map(({ order_id, operation_id, kind, code, plate, driver_name, from_at, to_at }) => ({
      ...{ orderId: order_id, operationId: operation_id, kind, code, plate, driver: driver_name },
      ...{ from: from_at.toISOString(), to: to_at?.toISOString() ?? null },
    })),
  };
}

/** The first of each group stands for the others, as in the list of alerts. */
export async function readAlerts({ trx }: Context, id: string) {
  await findDevice(trx, id);
  return {
    alerts: (await alertsOf(trx, id)).map(({ id: _id, started_at, ended_at, ...alert }) => ({
      ...{ _id, ...alert },
      ...{ startedAt: started_at.toISOString(), endedAt: ended_at?.toISOString() ?? null },
    })),
  };
}

export async function readHistory(
  { trx }: Context,
  id: string,
  query: ParsedInput<typeof calls.readDeviceHistory>['query'],
) {
  await findDevice(trx, id);
  return recordHistory(trx, { entity: 'device', entityId: id, ...query });
}
