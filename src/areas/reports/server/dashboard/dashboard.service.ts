import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { dashboardErrors } from '../../contract/dashboard.errors.ts';
import type { Card, Dashboard, DashboardQuery } from '../../contract/dashboard.shapes.ts';
import { countryName } from '../../rules/card-phrases.ts';
import { citiesOf } from '../../rules/dimension.ts';
import { daysOf, periodBefore, periodOf, WIDER_PERIODS } from '../../rules/report-period.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';
import type { Period } from '../../rules/whole-months.ts';
import type { CardMaker } from './cards.ts';
import { type Choice, readChoices, readExtent } from './choices.repository.ts';
import { isForeign, readKinds } from './kinds.repository.ts';
import type { DashboardAsk } from './reader.ts';
import { backToSavepoint, openSavepoint } from './savepoint.repository.ts';
import { kindsOf, type Scope, scopeOf, sidesOf } from './scope.ts';
import { AGRO } from './screens/agro.ts';
import { AGRO_SHIPPER } from './screens/agro-shipper.ts';
import { OPERATIONS } from './screens/operations.ts';
import { OVERVIEW } from './screens/overview.ts';
import { SECURITY } from './screens/security.ts';
import { SHIPPER } from './screens/shipper.ts';

const CARDS: Readonly<Record<ReportScreen, readonly CardMaker[]>> = {
  overview: OVERVIEW,
  operations: OPERATIONS,
  shipper: SHIPPER,
  agro: AGRO,
  agroShipper: AGRO_SHIPPER,
  security: SECURITY,
};

/** What a control centre shows to a reader: the same for the screen, its downloads and its mails. */
export async function dashboardOf(ask: DashboardAsk): Promise<Dashboard> {
  const { trx, reader, screen, query } = ask;
  refuseKind(screen, query.kind, 'query.kind');
  const makers = wantedCards(CARDS[screen], query);
  const about = { companyId: reader.companyId, sides: sidesOf(screen, reader), kinds: kindsOf(screen, undefined) };
  const [choices, extent] = await Promise.all([readChoices(trx, about), readExtent(trx, about)]);
  const period = periodOf(query, reader.today, extent.firstDay);
  const before = periodBefore(query, period);
  const scope = scopeOf(ask, {
    ...{ period, before, kindsEver: extent.kinds },
    kindsShown: await readKinds(trx, { ...about, from: before?.from ?? period.from, until: period.until }),
    isForeignClient: await isForeign(trx, reader.companyId, query.client),
  });
  const isEmpty = await hasNoTrips(scope, period);
  const cards: Card[] = [];
  await openSavepoint(trx);
  for (const maker of makers) {
    if (maker.isMoney && !scope.showsFreight) continue;
    cards.push(await cardOf(maker, scope));
  }
  return {
    ...{ screen, period, before, isEmpty },
    wider: isEmpty ? await widerOf(scope, extent.firstDay) : null,
    cards,
    choices: choicesOf(scope, choices, extent.kinds),
    showsFreight: scope.showsFreight,
  };
}

/** Of a kind that a control centre does not count, its numbers would be about all others. */
export function refuseKind(screen: ReportScreen, kind: OrderKind | undefined, field: string): void {
  if (kind === undefined || kindsOf(screen, undefined).includes(kind)) return;
  throw dashboardErrors.unknownKind({ fields: { [field]: { code: 'choice' } } });
}

function wantedCards(makers: readonly CardMaker[], { cards }: DashboardQuery): readonly CardMaker[] {
  if (cards === undefined || cards === '') return makers;
  const wanted = cards.split(',');
  const unknown = wanted.find((id) => !makers.some((maker) => maker.id === id));
  if (unknown !== undefined) throw dashboardErrors.unknownCard({ params: { card: unknown } });
  return makers.filter(({ id }) => wanted.includes(id));
}

/** The others are shown while one fails. */
async function cardOf({ id, make }: CardMaker, scope: Scope): Promise<Card> {
  try {
    return { id, ...(await make(scope)) };
  } catch (error) {
    await backToSavepoint(scope.trx);
    const { services, screen, reader } = scope;
    services.log.error({ err: error, screen, card: id, companyId: reader.companyId }, 'a card of a report failed');
    return { kind: 'failed', id, notes: [] };
  }
}

export async function hasNoTrips(scope: Scope, period: Period): Promise<boolean> {
  const rows = await scope.figures({ period });
  return rows.every(({ ended, cancelled }) => ended + cancelled === 0);
}

/** The first of the wider periods with any trip. */
export async function widerOf(scope: Scope, firstDay: string | null): Promise<Dashboard['wider']> {
  for (const period of WIDER_PERIODS) {
    const wider = periodOf({ period }, scope.reader.today, firstDay);
    if (period !== 'all' && daysOf(wider) <= daysOf(scope.period)) continue;
    if (!(await hasNoTrips(scope, wider))) return period;
  }
  return null;
}

export function choicesOf(
  { services, language, showsCountries }: Pick<Scope, 'services' | 'language' | 'showsCountries'>,
  choices: readonly Choice[],
  kinds: readonly OrderKind[],
): Dashboard['choices'] {
  // Categories are named by the catalogue of the reader's company.
  const category = (id: string) => services.translate(language, dynamicKey('operations.catalogues.categories', id));
  const country = (id: string) => services.translate(language, countryName(id));
  const nameOf: Readonly<Partial<Record<Choice['dimension'], (id: string) => string>>> = {
    lane: laneName,
    category,
    country,
  };
  // A lane or a category may be driven for others as well.
  const of = (wanted: Choice['dimension']) => [
    ...new Map(
      choices
        .filter(({ dimension }) => dimension === wanted)
        .map(({ id, name }) => [id, { id, name: name ?? nameOf[wanted]?.(id) ?? id }]),
    ).values(),
  ];
  return {
    clients: of('client'),
    carriers: of('carrier'),
    operators: of('operator'),
    lanes: of('lane'),
    countries: showsCountries ? of('country') : [],
    categories: of('category'),
    kinds: [...kinds],
  };
}

export function laneName(lane: string): string {
  const { origin, destination } = citiesOf(lane);
  return `${origin} → ${destination}`;
}

/** The cards of a control centre, for the proof that each has its name. */
export const dashboardCards = (screen: ReportScreen): readonly CardMaker[] => CARDS[screen];
