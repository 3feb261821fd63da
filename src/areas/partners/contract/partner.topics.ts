import { PARTNER_KINDS } from '#areas/partners/rules/partner-kind.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { seesPartnersOf } from './partner.permissions.ts';
import { ORDER_PARTNERS } from './partner-orders.calls.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

const callsNamed = (call: string) => PARTNER_KINDS.map((kind) => `${PARTNER_WIRE[kind].id}.${call}`);

export const topics: AreaTopics = {
  topics: {
    partner: Object.fromEntries(
      PARTNER_KINDS.flatMap((kind) =>
        COUNTRY_CODES.map((country) => [`${kind}.${country}`, { holders: seesPartnersOf(kind, country) }]),
      ),
    ),
  },
  shows: [
    ...showing([...callsNamed('read'), ...callsNamed('history')], { partner: 'id' }),
    ...showing([...callsNamed('list'), ...callsNamed('check')], { partner: null }),
    ...showing(
      ORDER_PARTNERS.flatMap((kind) => [`${PARTNER_WIRE[kind].id}.list`, `${PARTNER_WIRE[kind].id}.orders`]),
      { order: null },
    ),
    ...showing(
      ORDER_PARTNERS.map((kind) => `${PARTNER_WIRE[kind].id}.orders`),
      { partner: 'id' },
    ),
    ...showing([`${PARTNER_WIRE.transport.id}.candidates`], { user: null }),
  ],
};
