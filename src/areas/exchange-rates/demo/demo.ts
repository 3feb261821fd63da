import { USD_RATES } from '#areas/companies/demo/data/usd-rates.ts';
import { type AreaDemo, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { countryOrDefault, usualZone } from '#countries/country.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { insertDemoRates, type NewDemoRate } from './exchange-rates.repository.ts';

const WEEKS = 56;
const CURRENCIES = 5;
const DAY_MS = 86_400_000;

/** Thirteen months of weekly rates of the dollar and four neighbours; one was forgotten last week, one is known already. */
export const demo: AreaDemo = async ({ trx, teams, now }) => {
  for (const team of workingTeams(teams)) await insertDemoRates(trx, ratesOf(team, now));
};

function ratesOf(team: DemoTeam, now: Date): NewDemoRate[] {
  const random = createRandom(`rates ${team.key}`);
  const today = dayIn(now, usualZone(team.country));
  const base = USD_RATES[team.country];
  const neighbours = Object.entries(USD_RATES)
    .filter(([country]) => country !== team.country)
    .slice(0, CURRENCIES - 1)
    .map(([country, rate]) => [countryOrDefault(country).currency.code, base / rate] as const);
  const wanted: readonly (readonly [CurrencyCode, number])[] = [['USD', base], ...neighbours];
  return wanted.flatMap(([currency, value], nth) => {
    const isForgotten = nth === wanted.length - 1;
    const weeks = Array.from({ length: WEEKS }, (_, week) => WEEKS - 1 - week).filter(
      (week) => !(isForgotten && week < 2),
    );
    const rates = weeks.map((week) => {
      const setAt = new Date(now.getTime() - week * 7 * DAY_MS);
      return { valid_from: addDays(today, -7 * week), set_at: setAt };
    });
    const coming = nth === 0 ? [{ valid_from: addDays(today, 5), set_at: now }] : [];
    return [...rates, ...coming].map((dates) => ({
      ...{ id: createId(), company_id: team.id, currency, set_by: team.adminId, ...dates },
      rate: (Math.round(value * (1 + (random.int(60) - 30) / 2000) * 1e6) / 1e6).toString(),
    }));
  });
}
