import { SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import { countryOrDefault } from '#countries/country.ts';
import { showDay } from '#kernel/dates.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { CandidateDriver } from './candidate.repository.ts';

const MESSAGING_BASE = 'https://wa.me/';

type Context = Pick<RequestContext<Actor>, 'actor' | 'services'>;

/** The text that tells a driver of the trip, in the language of their country; null where the phone is not to be seen. */
export function whatsappTo({ actor, services }: Context, order: OrderRecord, driver: CandidateDriver) {
  if (driver.eventual && !actor.permissions.has(SEE_TRUCKER_PHONE)) return null;
  const language = countryOrDefault(driver.countryCode).languages.proposed;
  const say = (phrase: string, params?: Record<string, string>) =>
    services.translate(language, `loadOrders.whatsapp.${phrase}`, params);
  const lines = [
    say('assigned', { driver: driver.name, order: order.code, plate: order.plate ?? '' }),
    say('route', { origin: order.origin_city, destination: order.destination_city }),
    ...(order.loading_date ? [say('loading', { date: showDay(order.loading_date) })] : []),
  ];
  const phone = `${driver.phoneCode}${driver.phone}`;
  const text = lines.join('\n');
  return { phone, text, url: `${MESSAGING_BASE}${phone}?text=${encodeURIComponent(text)}` };
}
