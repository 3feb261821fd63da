import { type AreaDemo, type DemoContext, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { demoCities } from '#areas/load-orders/demo/demo-places.ts';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import { officeBefore, officeFrom } from '#areas/load-orders/demo/working-hours.ts';
import { usualZone } from '#countries/country.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { CONTENT_COUNTRIES, type ContentCountry } from '../rules/content-countries.ts';
import { insertDemoReadings, insertDemoTakings, sellOut } from './content.repository.ts';
import { articlesOf, type DemoArticle } from './data/article-texts.ts';
import { benefitsOf, type DemoBenefit } from './data/benefit-texts.ts';
import { LOCAL_WORDS } from './data/local-words.ts';

const DAY = 86_400_000;
/** What was archived or made long ago was written that much before it was published. */
const WRITTEN_BEFORE = 2;

type Authors = Readonly<Record<DemoArticle['by'], DemoTeam>>;

/** Forty news and sixty benefits, in every state, in each country that has them. */
export const demo: AreaDemo = async (context) => {
  const { trx, teams, now } = context;
  const platform = [...teams.values()].find(({ trade }) => trade === 'platform')!;
  const soldOut: string[] = [];
  const cities = await demoCities();
  for (const country of CONTENT_COUNTRIES) {
    const [first, second] = workingTeams(teams).filter((team) => team.country === country);
    const authors: Authors = { platform, first: first!, second: second! };
    const words = LOCAL_WORDS[country];
    const towns = cities.of[country].slice(0, 2).map(({ city }) => ({ cityId: city.id, cityName: city.name }));
    for (const article of articlesOf(words)) {
      const team = authors[article.by];
      await insertRows(trx, team.id, 'article', [articleRow(context, article, team, country)]);
    }
    for (const benefit of benefitsOf(words)) {
      const team = authors[benefit.by];
      const row = benefitRow(context, benefit, team, { country, towns });
      if (benefit.soldOut) soldOut.push(row.id);
      await insertRows(trx, team.id, 'benefit', [row]);
    }
  }
  await insertDemoReadings(trx, now);
  await insertDemoTakings(trx, now);
  await sellOut(trx, soldOut);
};

/** In the hours of an office of the country. */
function moment(now: Date, days: number, country: ContentCountry): Date {
  const at = new Date(now.getTime() + days * DAY);
  return days > 0 ? officeFrom(at, usualZone(country)) : officeBefore(at, usualZone(country));
}

function articleRow(
  { now, specimens }: Pick<DemoContext, 'now' | 'specimens'>,
  { state, title, summary, body, picture, pinned, roles, publishedIn, lasts }: DemoArticle,
  team: DemoTeam,
  country: ContentCountry,
) {
  const published_at = publishedIn !== null && publishedIn < 0 ? moment(now, publishedIn, country) : null;
  return {
    ...{ id: createId(), country_code: country, state, title, summary, body, published_at },
    ...{ pinned: pinned ?? false, roles: [...(roles ?? [])], created_by: team.adminId },
    picture_file_id: picture ? (specimens.get(team.id)?.cargo[picture].id ?? null) : null,
    publish_at: publishedIn !== null && publishedIn > 0 ? moment(now, publishedIn, country) : null,
    ends_at: publishedIn === null || lasts === null ? null : moment(now, publishedIn + lasts, country),
    created_at: moment(now, Math.min(publishedIn ?? 0, 0) - WRITTEN_BEFORE, country),
  };
}

function benefitRow(
  { now, specimens }: Pick<DemoContext, 'now' | 'specimens'>,
  benefit: DemoBenefit,
  team: DemoTeam,
  { country, towns }: { readonly country: ContentCountry; readonly towns: readonly object[] },
) {
  const { state, title, partner, category, discount, conditions, code, link, quantity, perPerson, from, until } =
    benefit;
  const { phone } = LOCAL_WORDS[country];
  const today = dayIn(now, usualZone(country));
  const wasPublished = state !== 'draft' && state !== 'scheduled';
  return {
    ...{
      id: createId(),
      country_code: country,
      state,
      title,
      partner,
      category,
      discount,
      conditions,
      code,
      link,
      quantity,
    },
    ...{ per_person: perPerson, whatsapp: phone, created_by: team.adminId },
    logo_file_id: wasPublished ? (specimens.get(team.id)?.emblem ?? null) : null,
    cities: JSON.stringify(benefit.hasCities ? towns : []),
    valid_from: addDays(today, from),
    valid_until: addDays(today, until),
    publish_at: state === 'scheduled' ? moment(now, from, country) : null,
    ends_at: state === 'ended' ? moment(now, -1, country) : null,
    published_at: wasPublished ? moment(now, from, country) : null,
    created_at: moment(now, Math.min(from, 0) - WRITTEN_BEFORE, country),
  };
}
