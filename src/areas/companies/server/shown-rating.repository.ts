import { sql } from 'kysely';
import { LOWEST_SHOWN_RATING } from '#areas/companies/rules/rating.ts';
import type { Sql } from '#platform/list/list-source.ts';

/** The rule of `rules/rating.ts` for lists, which sort by what they show. */
export const shownRating = (average: Sql): Sql =>
  sql`greatest(${sql.lit(LOWEST_SHOWN_RATING)}, round(${average}, 1))::float8`;
