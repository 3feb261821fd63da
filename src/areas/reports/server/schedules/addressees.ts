import { countryOrDefault } from '#countries/country.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { peopleOf, type ScheduleRecord } from './schedule.repository.ts';

/** Whom a run is sent to. */
export interface Addressee {
  readonly userId: string | null;
  readonly email: string;
  readonly language: Language;
}

/** Who sees the same: in their language, and with prices where somebody who sees them ticked it. */
export const copyOf = (
  { userId, language }: Pick<Addressee, 'userId' | 'language'>,
  { outside_prices }: Pick<ScheduleRecord, 'outside_prices'>,
): Copy => `${language} ${userId !== null || outside_prices ? 'all' : 'withoutPrices'}`;
export type Copy = `${Language} ${'all' | 'withoutPrices'}`;

/** People who work in the company now, in their own language, and the addresses outside; each address once. */
export async function addresseesOf(
  trx: Trx,
  { company_id, recipients, language }: ScheduleRecord,
  { country }: Pick<Actor, 'country'>,
): Promise<Addressee[]> {
  const userIds = recipients.flatMap(({ userId }) => userId ?? []);
  const usual = countryOrDefault(country).languages.proposed;
  const people = (await peopleOf(trx, company_id, userIds)).map((person) => ({
    userId: person._id,
    email: person.email,
    language: isLanguage(person.language) ? person.language : usual,
  }));
  const outside = recipients.flatMap(({ email }) => (email ? [{ userId: null, email, language }] : []));
  // People come last, so that an address of theirs counts as the person.
  return [...new Map([...outside, ...people].map((one) => [one.email.toLowerCase(), one])).values()];
}
