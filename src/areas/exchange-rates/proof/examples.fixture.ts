import * as rates from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { example, listExamples } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { exchangeRateImport } from '../contract/exchange-rate.imports.ts';

const newRate = () => `6.${10 + (fresh() % 90)}`;

export const examples = [
  example(rates.readExchangeRates, 'none', () => ({})),
  example(rates.setExchangeRates, 'none', () => ({
    body: { exchangeRates: [{ currency: { measurementUnitId: 'USD' as const }, exchangeRate: newRate() }] },
  })),
  ...listExamples(exchangeRateHistory, undefined),
  ...importExamples(exchangeRateImport, () => ({ Moeda: 'USD', Taxa: String(5 + (fresh() % 5)) })),
];
