import { z } from 'zod';
import { OLD_AFTER_DAYS, ratedCurrencies } from '#areas/exchange-rates/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { addDays } from '#kernel/dates.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import { requestJson } from '#platform/net/request-json.ts';
import { type RateSource, readReply, sourceAddress } from '#platform/rates/rate-source.ts';
import type { Services } from '#platform/services.ts';
import { type PublishedRate, storePublished } from './published-rate.repository.ts';

const MAX_BYTES = 500_000;

/** Asks each configured service once; what one of them does not say leaves the others as they are. */
export const readPublishedJob = defineJob({
  name: 'exchangeRates.readPublished',
  queue: 'registers',
  payload: z.object({}),
  run: async (_, services) => {
    const asked = services.config.EXCHANGE_RATE_SOURCES.flatMap((source) =>
      source.currencies
        .filter((currency) => ratedCurrencies(source.own).includes(currency))
        .map((currency) => ask(services, source, currency)),
    );
    const found = (await Promise.all(asked)).filter((rate) => rate !== undefined);
    await services.database.asPlatform((trx) => storePublished(trx, found));
  },
});

/** Several times a day: services publish at different hours. */
export const readPublishedSchedule: CronEntry = { schedule: '7 */3 * * *', job: readPublishedJob.name, atStart: true };

async function ask(
  { config, outside, log, now }: Services,
  source: RateSource,
  currency: CurrencyCode,
): Promise<PublishedRate | undefined> {
  const today = now().toISOString().slice(0, 10);
  const options = {
    timeoutMs: config.EXCHANGE_RATE_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...(config.EXCHANGE_RATE_PRIVATE ? {} : { agent: publicAgent }),
  };
  try {
    const read = await outside.call(`exchangeRates ${source.name}`, async () => {
      const { status, body } = await requestJson(new URL(sourceAddress(source, currency)), undefined, options);
      if (status !== 200) throw new Error(`status ${status}`);
      return readReply(source, currency, body, today);
    });
    if (read && read.day > addDays(today, -OLD_AFTER_DAYS))
      return { currency, own: source.own, source: source.name, ...read };
    log.warn({ source: source.name, currency }, 'an exchange rate service says nothing that is a rate of these days');
  } catch (error) {
    log.warn({ err: error, source: source.name, currency }, 'an exchange rate service does not answer');
  }
  return undefined;
}
