import type { NameIn } from '#kernel/phrase-key.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import type { OrderRecord } from '../order.repository.ts';
import { driverPages } from './driver-page.ts';
import { truckReceivers } from './message.service.ts';
import { languageOf, writeMessage } from './write-message.ts';

interface DriverMessage {
  readonly phrase: NameIn<'loadOrders.whatsapp'>;
  readonly words: Readonly<Record<string, string>>;
}

/** A text for the driver with a link to a page of their own; null where there is no phone that the reader may see. */
export async function messageToDriver(
  context: RequestContext<Actor>,
  order: OrderRecord,
  { phrase, words }: DriverMessage,
) {
  const receiver = (await truckReceivers(context, order.id)).find(({ to }) => to === 'driver');
  if (!receiver || !order.driver_id) return null;
  const { trx, services, caller } = context;
  const { name } = receiver;
  const page = { order, driver: { id: order.driver_id, name }, language: languageOf(receiver), origin: caller.origin };
  const link = await portOf(services, driverPages)(trx, services, page);
  return writeMessage(context, order, receiver, { phrase, words: { ...words, name }, link });
}
