import { countryOrDefault } from '#countries/country.ts';
import { showDay } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Services } from '#platform/services.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { Receiver } from './receiver.repository.ts';

const MESSAGING_BASE = 'https://wa.me/';

interface Said {
  readonly phrase: NameIn<'loadOrders.whatsapp'>;
  readonly words: Readonly<Record<string, string>>;
}

/**
 * A message about an order in the language of the recipient's country, and the address that opens it ready to be sent.
 */
export function writeMessage(
  { services }: { readonly services: Services },
  order: OrderRecord,
  { countryCode, phone }: Receiver,
  { phrase, words }: Said,
) {
  const language = countryOrDefault(countryCode).languages.proposed;
  const say = (name: NameIn<'loadOrders.whatsapp'>, params: Readonly<Record<string, string>>) =>
    services.translate(language, `loadOrders.whatsapp.${name}`, params);
  const lines = [
    say(phrase, { ...words, order: order.code, plate: order.plate ?? '' }),
    say('route', { origin: order.origin_city, destination: order.destination_city }),
    ...(order.loading_date ? [say('loading', { date: showDay(order.loading_date) })] : []),
  ];
  const text = lines.join('\n');
  return { phone, text, url: `${MESSAGING_BASE}${phone}?text=${encodeURIComponent(text)}` };
}
