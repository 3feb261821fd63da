import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import { type Audience, isForEverybody, type PublicationType } from '../rules/publication.ts';
import { drawLoad, type Load } from './draw-load.ts';
import { type Market, SHIPPERS } from './market.ts';

/** What becomes of an opportunity; `soon`: it ends within the hour, `clock`: it is published a minute from now. */
export type Ending = 'draft' | 'scheduled' | 'clock' | 'open' | 'soon' | 'deadline' | 'hand' | 'refused' | 'cancelled';

export interface WantedOpportunity {
  readonly ending: Ending;
  readonly type: PublicationType;
  /** Counts the opportunities of the company. */
  readonly number: number;
}

/** What is offered and to whom, whatever becomes of it. */
export interface Draft extends WantedOpportunity {
  readonly id: string;
  readonly team: DemoTeam;
  readonly userId: string;
  readonly load: Load;
  readonly quantity: number;
  readonly audience: Audience;
  /** Companies it is offered to by name: in turn, at once, or before everybody else. */
  readonly named: readonly DemoTeam[];
  /** Nobody has applied yet. */
  readonly isUnwanted: boolean;
}

const QUANTITIES: readonly number[] = [1, 1, 1, 2, 2, 3, 4, 6];
const AUDIENCES: readonly Audience[] = ['chosen', 'all', 'favourites'];
const CHOSEN = 3;

export function drawDraft(team: DemoTeam, wanted: WantedOpportunity, market: Market, random: Random): Draft {
  const audience = wanted.type === 'private' ? AUDIENCES[wanted.number % AUDIENCES.length]! : 'chosen';
  return {
    ...wanted,
    id: createId(),
    team,
    userId: market.personOf(team, ...SHIPPERS),
    load: drawLoad(team, market, random),
    quantity: random.pick(QUANTITIES),
    audience,
    named: namedFor(team, wanted.type, audience, market),
    isUnwanted: wanted.ending === 'open' && random.chance(0.08),
  };
}

function namedFor(team: DemoTeam, type: PublicationType, audience: Audience, market: Market): readonly DemoTeam[] {
  if (type === 'private' && audience === 'favourites') return market.favouritesOf(team);
  const associates = market.associatesOf(team);
  const isForAll = isForEverybody(type) || (type === 'private' && audience === 'all');
  return isForAll ? associates : associates.slice(0, CHOSEN);
}

/** A few of them, in any order. */
export function drawSome<T>(all: readonly T[], count: number, random: Random): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.int(left.length), 1)[0]!);
}

/** What the shipper pays beforehand, whether with an invoice, and whether the first at this price wins. */
export function drawPricing({ load, isUnwanted }: Draft, random: Random) {
  return {
    advancePercent: random.chance(0.4) ? random.pick([20, 30, 40, 50]) : null,
    invoice: random.chance(0.8),
    firstPriceWins: isUnwanted && load.price.type !== 'toNegotiate',
  };
}
