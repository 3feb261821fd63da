import { countryOrDefault } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { DashboardQuery } from '../../contract/dashboard.shapes.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';

/** Who reads a dashboard, whether by a request, a download or a mail. */
export interface DashboardReader {
  readonly companyId: string;
  readonly permissions: ReadonlySet<string>;
  /** Of the company: its days and hours. */
  readonly zone: string;
  /** The day it is there, YYYY-MM-DD. */
  readonly today: string;
  /** The own currency of the company. */
  readonly currency: string;
}

export interface DashboardAsk {
  readonly services: Pick<Services, 'log' | 'translate'>;
  /** Bound to the company of the reader; nothing is written in it. */
  readonly trx: Trx;
  readonly reader: DashboardReader;
  readonly screen: ReportScreen;
  readonly query: DashboardQuery;
  readonly language: Language;
}

/** The reader of a request; of a background job with what it knows of a person. */
export function readerOf(
  actor: Pick<Actor, 'companyId' | 'permissions' | 'timeZone' | 'country'>,
  now: Date,
): DashboardReader {
  const { companyId, permissions, timeZone, country } = actor;
  if (companyId === null) throw requestErrors.forbidden();
  const currency = countryOrDefault(country).currency.code;
  return { companyId, permissions, zone: timeZone, today: dayIn(now, timeZone), currency };
}
