import { SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { writeMessage } from '../messages/write-message.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { CandidateDriver } from './candidate.repository.ts';

type Context = Pick<RequestContext<Actor>, 'actor' | 'services'>;

/** The text that announces the trip to the driver; null where the phone must not be seen. */
export function whatsappTo(context: Context, order: OrderRecord, driver: CandidateDriver) {
  if (driver.eventual && !context.actor.permissions.has(SEE_TRUCKER_PHONE)) return null;
  const receiver = { ...driver, phone: `${driver.phoneCode}${driver.phone}` };
  return writeMessage(context, order, receiver, { phrase: 'assigned', words: { name: driver.name } });
}
