import { REFUSALS } from '#areas/opportunities/rules/publication.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';

type ShowMoney = (amount: string, currency: string) => string;

/** The details of an event for its phrase: reasons in words, a price as the reader's country writes it. */
export function eventWords(
  details: Readonly<Record<string, unknown>>,
  translate: TranslateKey,
  showMoney: ShowMoney,
): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details))
    if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  const refusal = REFUSALS.find((one) => one === details.refusal);
  if (refusal) words.refusal = translate(`opportunities.refusals.${refusal}`);
  // The code of the error that prevented a publication.
  if (typeof details.problem === 'string') words.problem = translate(dynamicKey('errors', details.problem));
  if (typeof details.price === 'string') words.price = shownPrice(details.price, showMoney);
  return words;
}

/** `1200.00 USD`, as the server writes it down. */
function shownPrice(price: string, showMoney: ShowMoney): string {
  const [, amount, currency] = /^(\d+(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(price) ?? [];
  return amount && currency ? showMoney(amount, currency) : price;
}
