import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { isDay } from '#kernel/dates.ts';
import { decimalText } from '#kernel/numbers.ts';
import { jsonSetting } from '../json-setting.ts';

/** A service outside that publishes exchange rates, as the settings name it. */
const rateSourceShape = z.strictObject({
  /** Shown beside its rates. */
  name: z.string().trim().min(1).max(60),
  /** `{currency}` and `{own}` stand for the codes of both currencies. */
  url: z
    .string()
    .max(500)
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'is no address'),
  currencies: z.array(z.enum(CURRENCY_CODES)).min(1),
  own: z.enum(CURRENCY_CODES),
  /** Where the rate is in the reply: names and positions separated by full stops, such as `rates.0.{currency}`. */
  rate: z.string().min(1).max(200),
  /** Where the day of the rate is; without it the day of the reading counts. */
  day: z.string().min(1).max(200).optional(),
  /** Whether the service says what one unit of the own currency is worth in the other. */
  inverse: z.boolean().default(false),
});
/** The setting is JSON. */
export const rateSourcesShape = jsonSetting.pipe(z.array(rateSourceShape).max(50));

export type RateSource = z.output<typeof rateSourceShape>;

const filled = (text: string, currency: CurrencyCode, own: CurrencyCode): string =>
  text.replaceAll('{currency}', currency).replaceAll('{own}', own);

export const sourceAddress = ({ url, own }: RateSource, currency: CurrencyCode): string => filled(url, currency, own);

/** What a reply says; undefined where it says nothing that is a rate. */
export function readReply(
  source: RateSource,
  currency: CurrencyCode,
  body: unknown,
  today: string,
): { readonly rate: string; readonly day: string } | undefined {
  const at = (path: string) => valueAt(body, filled(path, currency, source.own));
  const rate = rateOf(at(source.rate), source.inverse);
  if (rate === undefined) return undefined;
  if (source.day === undefined) return { rate, day: today };
  const day = String(at(source.day) ?? '').slice(0, 10);
  return isDay(day) ? { rate, day } : undefined;
}

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** To the six decimals that are kept. */
const PRECISION = 1_000_000;

function rateOf(value: unknown, inverse: boolean): string | undefined {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return undefined;
  const rate = Math.round((inverse ? 1 / number : number) * PRECISION) / PRECISION;
  return rate > 0 ? decimalText(rate) : undefined;
}
