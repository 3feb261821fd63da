import {
  type DatedRate,
  dayProblem,
  largeMove,
  RATE_DECIMALS,
  ratedCurrencies,
  readRate,
} from '#areas/exchange-rates/rules/exchange-rate.ts';
import { column } from '#areas/imports/rules/import-column.ts';
import {
  defineTarget,
  type ImportContext,
  type ImportRow,
  type Problems,
  refusedAt,
} from '#areas/imports/server/index.ts';
import { countryOrDefault } from '#countries/country.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { companyOf, todayOf } from '#platform/actor.ts';
import { exchangeRateImport } from '../../contract/exchange-rate.imports.ts';
import { ratesOn } from '../exchange-rate.repository.ts';
import { storeRates } from '../exchange-rate.service.ts';

const COLUMNS = [
  column('currency', 'choice', ['moeda', 'moneda', 'divisa', 'currency'], {
    required: true,
    phrase: 'lists.exchangeRateHistory.columns.currency',
    choices: CURRENCY_CODES.map((code) => ({ value: code, phrase: `companies.currencies.${code}`, words: [code] })),
  }),
  column(
    'rate',
    'decimal',
    ['taxa', 'cambio', 'taxa de cambio', 'tipo de cambio', 'tasa', 'tc', 'rate', 'exchange rate'],
    {
      required: true,
      decimals: RATE_DECIMALS,
      phrase: 'lists.exchangeRateHistory.columns.exchangeRate',
      hint: 'exchangeRate',
    },
  ),
  column(
    'validFrom',
    'day',
    ['data', 'dia', 'vale desde', 'fecha', 'desde', 'vigente desde', 'date', 'day', 'valid from'],
    {
      phrase: 'lists.exchangeRateHistory.columns.validFrom',
      hint: 'rateValidFrom',
    },
  ),
];

/** One rate of a currency from a day on; what is in force then already changes nothing. */
export const exchangeRateTarget = defineTarget<DatedRate>({
  definition: exchangeRateImport,
  columns: () => COLUMNS,
  read: ({ values }: ImportRow, { today }) => {
    const rate = readRate(values.rate ?? '');
    if (!values.currency || rate === undefined) {
      return {
        problems: {
          ...(values.currency ? {} : { currency: { code: 'required' } }),
          ...(rate === undefined ? { rate: { code: values.rate ? 'positive' : 'required' } } : {}),
        },
      };
    }
    return { record: { currency: values.currency as CurrencyCode, rate, validFrom: values.validFrom ?? today } };
  },
  keys: ({ currency, validFrom }) => ({ validFrom: `${currency} ${validFrom}` }),
  judge: async (context, records) => {
    const known = await knownRates(context, records);
    const allowed = ratedCurrencies(countryOrDefault(context.actor.country).currency.code);
    return records.map(({ currency, validFrom }, index) => {
      if (!allowed.includes(currency)) return refusedAt('currency', 'choice');
      const problem = dayProblem(validFrom, todayOf(context));
      if (problem) return refusedAt('validFrom', problem);
      return known[index]?.validFrom === validFrom ? 'update' : 'insert';
    });
  },
  warn: async (context, records) => {
    const before = earlierIn(records, await knownRates(context, records));
    return records.map(({ rate }, index): Problems => {
      const percent = largeMove(before[index], rate);
      return percent === undefined ? {} : { rate: { code: 'largeMove', params: { percent } } };
    });
  },
  store: (context, records) =>
    storeRates(
      context,
      records.map((rate) => ({ ...rate, source: null })),
    ),
});

const knownRates = (context: ImportContext, records: readonly DatedRate[]) =>
  ratesOn(context.trx, companyOf(context.actor), records);

/** The rate before each: of the same file, where that is the later one, or the one in force on its day. */
function earlierIn(records: readonly DatedRate[], known: readonly (DatedRate | undefined)[]): (string | undefined)[] {
  return records.map((record, index) => {
    const others = records.filter(
      ({ currency, validFrom }) => currency === record.currency && validFrom < record.validFrom,
    );
    const before = [...others, ...(known[index] ? [known[index]] : [])];
    return before.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)?.rate;
  });
}
