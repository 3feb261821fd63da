import { sql } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Period } from '../../rules/whole-months.ts';
import type { CardSide } from './scope.ts';

interface Ask extends Period {
  readonly companyId: string;
  readonly sides: readonly CardSide[];
  readonly lanes: readonly string[];
}

/** The country in which the last trip of each lane started. */
export async function readLaneCountries(
  trx: Trx,
  { companyId, sides, from, until, lanes }: Ask,
): Promise<ReadonlyMap<string, CountryCode>> {
  const { rows } = await sql<{ lane: string; country: CountryCode | null }>`
    select w.lane, (select l.country from unnest(${[...sides]}::text[]) s(side)
      cross join lateral (select t.country, t.day from report_trip t
        where t.company_id = ${companyId} and t.side = s.side and t.lane = w.lane and t.day between ${from} and ${until}
        order by t.day desc limit 1) l
      order by l.day desc limit 1) as country
    from unnest(${[...lanes]}::text[]) w(lane)`.execute(trx);
  return new Map(rows.flatMap(({ lane, country }) => (country === null ? [] : [[lane, country] as const])));
}
