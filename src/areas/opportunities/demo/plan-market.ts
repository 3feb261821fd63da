import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import type { PublicationType } from '../rules/publication.ts';
import { SHOWN_SHIPPER } from './data/partnerships.ts';
import type { Ending } from './draft.ts';
import type { Market } from './market.ts';
import type { PlannedOpportunity } from './plan.ts';
import { planOpportunity } from './plan-opportunity.ts';

/** What every company has offered: a few drafts, many published ones, and those that are over. */
const ENDINGS: readonly (readonly [Ending, number])[] = [
  ['draft', 4],
  ['scheduled', 1],
  ['open', 18],
  ['deadline', 7],
  ['hand', 3],
  ['cancelled', 4],
];
/** In turn, so that every ending is there in every type. */
const TYPES: readonly PublicationType[] = [
  'public',
  'marketplace',
  'private',
  'direct',
  'public',
  'private',
  'marketplace',
];

/** Those of one company, numbered. */
export function planMarket(team: DemoTeam, market: Market): PlannedOpportunity[] {
  const random = createRandom(`opportunities ${team.key}`);
  const wanted = ENDINGS.flatMap(([ending, count]) =>
    Array.from({ length: count }, (_, nth) => ({ ending, type: TYPES[nth % TYPES.length]! })),
  );
  const shown: typeof wanted =
    team.key === SHOWN_SHIPPER
      ? [
          { ending: 'soon', type: 'public' },
          { ending: 'clock', type: 'public' },
        ]
      : [];
  return [...wanted, { ending: 'refused' as const, type: 'direct' as const }, ...shown].map((one, nth) =>
    planOpportunity(team, { ...one, number: nth + 1 }, market, random),
  );
}
