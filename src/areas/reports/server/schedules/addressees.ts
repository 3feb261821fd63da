import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { countryOrDefault } from '#countries/country.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import { holds, namesIn } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { actorOf } from '#platform/list/download-job.ts';
import { openReport } from '../../contract/report.permissions.ts';
import type { SkipProblem } from '../../rules/report-schedule.ts';
import type { AnyReport } from '../../rules/report-screen.ts';
import { FLEETS } from '../dashboard/screens/document-cards.ts';
import type { Skipped } from './run.repository.ts';
import { nameOf, type Person, peopleOf, type ScheduleRecord } from './schedule.repository.ts';

/** Whom a run is sent to. */
export interface Addressee {
  readonly userId: string | null;
  readonly email: string;
  readonly language: Language;
  /** Permissions of the author that do not count for them. */
  readonly withheld: readonly string[];
}

/** Who is sent the same file: in their language, with the same left out. */
export const copyOf = ({ language, withheld }: Pick<Addressee, 'language' | 'withheld'>): string =>
  [language, ...withheld].join(' ');

/** The author as far as a recipient may see the same. */
export const seenBy = ({ withheld }: Pick<Addressee, 'withheld'>, author: Actor): Actor => ({
  ...author,
  permissions: new Set([...author.permissions].filter((name) => !withheld.includes(name))),
});

/** What some see within a report and others do not: prices, and drivers and vehicles by name. */
const shownToSome = (report: AnyReport): readonly string[] => [
  ...new Set([...namesIn(SEE_FREIGHT), ...(report === 'documents' ? FLEETS.flatMap(({ read }) => namesIn(read)) : [])]),
];

export interface Recipients {
  readonly addressees: readonly Addressee[];
  readonly skipped: readonly Skipped[];
}

/**
 * People who work in the company now and may see the report, in their own language, and the addresses outside; each
 * address once, and one typed in that belongs to somebody of the company as that person.
 */
export async function recipientsOf(trx: Trx, schedule: ScheduleRecord, author: Actor): Promise<Recipients> {
  const { company_id, recipients, screen, language } = schedule;
  const usual = countryOrDefault(author.country).languages.proposed;
  const userIds = recipients.flatMap(({ userId }) => userId ?? []);
  const emails = recipients.flatMap(({ email }) => email ?? []);
  const people = await withPlatformScope(trx, () => peopleOf(trx, company_id, userIds, emails));
  const addressees: Addressee[] = [];
  const skipped: Skipped[] = [];
  const held = shownToSome(screen).filter((name) => author.permissions.has(name));
  for (const person of people) {
    const { _id: userId, name, email } = person;
    const seen = await withPlatformScope(trx, () => actorOf(trx, userId, company_id));
    const problem = seen?.companyId === company_id ? problemOf(screen, seen.permissions) : 'gone';
    if (problem) skipped.push({ userId, name: name || email, problem });
    else {
      const withheld = held.filter((one) => !seen!.permissions.has(one));
      addressees.push({ userId, email, language: languageOf(person, usual), withheld });
    }
  }
  const known = new Set(people.flatMap(({ _id, email }) => [_id, email.toLowerCase()]));
  for (const userId of new Set(userIds)) {
    if (known.has(userId)) continue;
    skipped.push({ userId, name: await withPlatformScope(trx, () => nameOf(trx, userId)), problem: 'gone' });
  }
  const outside = new Map(emails.map((email) => [email.toLowerCase(), email]));
  for (const [key, email] of outside) {
    if (known.has(key)) continue;
    const withheld = schedule.outside_prices ? [] : held.filter((name) => namesIn(SEE_FREIGHT).includes(name));
    const seen = new Set([...author.permissions].filter((name) => !withheld.includes(name)));
    const problem = problemOf(screen, seen);
    if (problem) skipped.push({ userId: null, name: email, problem });
    else addressees.push({ userId: null, email, language, withheld });
  }
  return { addressees, skipped };
}

const languageOf = ({ language }: Person, usual: Language): Language => (isLanguage(language) ? language : usual);

/** Why somebody with these permissions is not sent the report. */
function problemOf(report: AnyReport, held: ReadonlySet<string>): SkipProblem | undefined {
  if (holds(held, openReport(report))) return undefined;
  return holds(new Set([...held, ...namesIn(SEE_FREIGHT)]), openReport(report)) ? 'prices' : 'right';
}
