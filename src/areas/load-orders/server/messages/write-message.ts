import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { messageTo } from '#countries/phone.ts';
import { showDay } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Services } from '#platform/services.ts';
import type { OrderRecord } from '../order.repository.ts';
import type { Receiver } from './receiver.repository.ts';

interface Said {
  readonly phrase: NameIn<'loadOrders.whatsapp'>;
  readonly words: Readonly<Record<string, string>>;
  /** The address of the driver's own page. */
  readonly link?: string;
}

/** The language of a message, which the page behind its link has too. */
export const languageOf = ({ countryCode }: Pick<Receiver, 'countryCode'>): Language =>
  countryOrDefault(countryCode).languages.proposed;

/**
 * A message about an order in the language of the recipient's country, and the address that opens it ready to be sent.
 */
export function writeMessage(
  { services }: { readonly services: Services },
  order: OrderRecord,
  receiver: Receiver,
  { phrase, words, link }: Said,
) {
  const language = languageOf(receiver);
  const say = (name: NameIn<'loadOrders.whatsapp'>, params: Readonly<Record<string, string>>) =>
    services.translate(language, `loadOrders.whatsapp.${name}`, params);
  const lines = [
    say(phrase, { ...words, order: order.code, plate: order.plate ?? '' }),
    say('route', { origin: order.origin_city, destination: order.destination_city }),
    ...(order.loading_date ? [say('loading', { date: dateAndHour(order.loading_date, order.loading_hour) })] : []),
    // Who drives there needs the place itself; for others the city is enough.
    ...(phrase === 'assigned' && placeOf(order) ? [say('place', { place: placeOf(order) })] : []),
    ...(link ? [say('link', { link })] : []),
  ];
  const text = lines.join('\n');
  const { phone } = receiver;
  return { phone, text, url: messageTo(phone, text) };
}

function dateAndHour(day: string, hour: string | null): string {
  return [showDay(day), hour?.slice(0, 5)].filter(Boolean).join(' ');
}

function placeOf({ origin }: OrderRecord): string {
  const { address, reference } = origin as unknown as Pick<Place, 'address' | 'reference'>;
  return [address, reference].filter(Boolean).join(', ');
}
