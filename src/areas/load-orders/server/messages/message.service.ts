import { ORDER_RIGHTS, SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderMessage } from '#areas/load-orders/contract/order-message.calls.ts';
import { type MessageReceiver, wordsFor } from '#areas/load-orders/rules/order-message.ts';
import { requestErrors } from '#kernel/errors.ts';
import { idShape } from '#kernel/ids.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type AccessibleOrder, type OrderReader, readAccessible, readIfAccessible } from '../moves/order-access.ts';
import {
  type AnnouncedEvent,
  driverReceiver,
  lastAnnounced,
  partnerReceiver,
  type Receiver,
} from './receiver.repository.ts';
import { writeMessage } from './write-message.ts';

type Context = RequestContext<Actor>;

/** Prepared texts for everybody whose phone is known; the user sends them from their own phone. */
export async function readMessages(context: Context, id: string): Promise<{ messages: OrderMessage[] }> {
  const found = await readAccessible(context, id);
  if (found.side !== 'own' && found.side !== 'carrier') throw requestErrors.forbidden();
  requirePermission(context.actor, ORDER_RIGHTS[found.order.kind].write);
  const messages: OrderMessage[] = [];
  for (const event of await lastAnnounced(context.trx, found.order)) {
    for (const { to, phrase } of wordsFor(event.type)) {
      const receiver = await receiverOf(context, found, to, event);
      if (!receiver) continue;
      const words = { ...saidOf(event), name: receiver.name };
      const written = writeMessage(context, found.order, receiver, { phrase, words });
      messages.push({ ...written, to, name: receiver.name, about: event.type, at: event.at.toISOString() });
    }
  }
  return { messages };
}

export interface TruckReceiver extends Receiver {
  readonly to: 'driver' | 'carrier';
}

/** Who drives the truck of an order and who sends it, where a phone is known that the reader may see. */
export async function truckReceivers(context: OrderReader, id: string): Promise<TruckReceiver[]> {
  const found = await readIfAccessible(context, id);
  if (found?.side !== 'own' && found?.side !== 'carrier') return [];
  const receivers: TruckReceiver[] = [];
  for (const to of ['driver', 'carrier'] as const) {
    const receiver = await receiverOf(context, found, to);
    if (receiver) receivers.push({ ...receiver, to });
  }
  return receivers;
}

/** Partners are visible only to the order's company, and an eventual driver's phone only with a permission. */
async function receiverOf(
  { trx, actor }: OrderReader,
  { order, side }: AccessibleOrder,
  to: MessageReceiver,
  event?: AnnouncedEvent,
): Promise<Receiver | undefined> {
  if (to === 'client' || to === 'carrier') {
    const partnerId = to === 'client' ? order.client_id : order.carrier_id;
    return partnerId && side === 'own' ? partnerReceiver(trx, order.company_id, partnerId) : undefined;
  }
  const driverId = to === 'driver' ? order.driver_id : event && formerDriver(event);
  if (!driverId || (to === 'formerDriver' && driverId === order.driver_id)) return undefined;
  const driver = await driverReceiver(trx, driverId);
  return driver?.eventual && !actor.permissions.has(SEE_TRUCKER_PHONE) ? undefined : driver;
}

function formerDriver({ details }: AnnouncedEvent): string | null {
  const before = details.before as { readonly driverId?: unknown } | undefined;
  const read = idShape.safeParse(before?.driverId);
  return read.success ? read.data : null;
}

function saidOf({ reason, details }: AnnouncedEvent): Readonly<Record<string, string>> {
  return { reason: reason ?? '', task: typeof details.task === 'string' ? details.task : '' };
}
