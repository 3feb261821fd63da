import { showMoney } from '#countries/show-money.ts';
import { showDay } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey, type NameIn } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';

interface Reader {
  readonly language: Language;
  readonly country: string | null;
}

/** A load in lines of a message, as everybody may see it: without street or client. */
export function loadText(translate: Translate, record: OpportunityRecord, { language, country }: Reader) {
  const say = (name: NameIn<'opportunities.share.load'>, params: Readonly<Record<string, string>>) =>
    translate(language, `opportunities.share.load.${name}`, params);
  const { freight, freight_currency: currency, freight_unit } = record;
  const dates = { from: showDay(record.pickup_date), until: showDay(record.until_date) };
  const price = freight === null ? null : showMoney(freight, currency, country);
  const unit = freight_unit ? translate(language, dynamicKey('opportunities.carrier.units', freight_unit)) : '';
  const truck = translate(language, dynamicKey('lists.opportunity.values.vehicleType', record.vehicle_type));
  return {
    route: say('route', { origin: record.origin.cityName, destination: record.destination.cityName }),
    dates: say(record.date_type === 'open' ? 'window' : 'dates', dates),
    truck: say('truck', { truck }),
    price: price === null ? say('toNegotiate', {}) : say(unit ? 'pricePer' : 'price', { price, unit }),
  };
}
