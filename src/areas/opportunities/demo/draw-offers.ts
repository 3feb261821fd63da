import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { Applicant } from './applicant.ts';
import { type LoadPrice, moneyText, priceText, rounded } from './draw-load.ts';
import type { OfferRow } from './market.repository.ts';
import { textsOf } from './market.ts';
import { between, type Happening } from './plan.ts';

export interface Negotiation {
  readonly shipper: DemoTeam;
  readonly shipperUserId: string;
  readonly carrier: Pick<Applicant, 'name' | 'country' | 'userId'>;
  readonly price: LoadPrice;
  readonly at: Date;
  readonly until: Date;
  /** What both agreed on in the end. */
  readonly agreed: number | null;
  readonly comment: string | null;
}

export interface Negotiated {
  readonly offers: readonly OfferRow[];
  readonly last: Date;
  readonly happenings: readonly Happening[];
}

/** How often prices go back and forth. */
const ROUNDS: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4];

/** The carrier names a price, and the sides come closer to each other until one of them stops. */
export function drawOffers(negotiation: Negotiation, random: Random): Negotiated {
  const { price, at, until, agreed, comment } = negotiation;
  const amounts = drawAmounts(price, agreed, random);
  const offers: OfferRow[] = [];
  const happenings: Happening[] = [];
  let moment = at;
  for (const [nth, amount] of amounts.entries()) {
    if (nth > 0) moment = between(moment, until, random);
    const by = nth % 2 === 0 ? 'carrier' : 'shipper';
    const said = nth === 0 ? comment : random.pick(textsOf(negotiation[by]).countered);
    offers.push({
      number: nth + 1,
      by,
      user_id: by === 'carrier' ? negotiation.carrier.userId : negotiation.shipperUserId,
      freight_type: price.unit === null ? 'simple' : 'compound',
      freight: moneyText(amount),
      freight_currency: price.currency,
      freight_unit: price.unit,
      comment: said,
      at: moment,
    });
    happenings.push(happeningOf(negotiation, nth, amount, moment));
  }
  return { offers, last: moment, happenings };
}

function happeningOf({ carrier, shipperUserId, price }: Negotiation, nth: number, amount: number, at: Date): Happening {
  const details = { company: carrier.name, price: priceText(amount, price) };
  if (nth === 0) return { at, type: 'applied', details };
  return nth % 2 === 0 ? { at, type: 'offered', details } : { at, type: 'countered', userId: shipperUserId, details };
}

function drawAmounts({ type, amount }: LoadPrice, agreed: number | null, random: Random): number[] {
  const rounds = random.pick(ROUNDS);
  const asked = rounded(amount * (0.95 + random.int(20) / 100));
  const isAtPrice = type !== 'toNegotiate' && random.chance(0.4);
  if (isAtPrice || rounds === 1) return [agreed ?? (isAtPrice ? amount : asked)];
  // Each step halves what is between the two.
  const offered = [asked, rounded(amount * (0.9 + random.int(6) / 100))];
  while (offered.length < rounds) offered.push(rounded((offered.at(-1)! + offered.at(-2)!) / 2));
  return agreed === null ? offered : [...offered.slice(0, -1), agreed];
}
