import { buffer } from 'node:stream/consumers';
import { findCompany } from '#areas/companies/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { findFile } from '#platform/files/stored-file.ts';
import type { MadeFile } from '#platform/list/download-maker.ts';
import type { Services } from '#platform/services.ts';
import type { ComposedQuery } from '../../contract/composed.shapes.ts';
import type { DashboardQuery } from '../../contract/dashboard.shapes.ts';
import type { ReportFormat } from '../../contract/report-download.calls.ts';
import type { ComposedReport, ReportScreen } from '../../rules/report-screen.ts';
import { composedOf } from '../composed/composed.service.ts';
import { dashboardOf } from '../dashboard/dashboard.service.ts';
import { readerOf } from '../dashboard/reader.ts';
import { printable } from './composed-sheet.ts';
import { makeSheet } from './make-sheet.ts';
import { printReport } from './print-report.ts';
import { COUNT_MARK, OWN_COLOUR, PAGE_MARK } from './report-pdf.ts';
import type { ReportSheet } from './report-sheet.ts';
import { reportWorkbook } from './report-workbook.ts';

export type ReportAsk = { readonly language: Language } & (
  | { readonly screen: ReportScreen; readonly query: DashboardQuery }
  | {
      readonly composed: ComposedReport;
      readonly query: ComposedQuery;
      /** Under which it was saved. */
      readonly name?: string | undefined;
    }
);

/** What was read of a report, before it becomes a file. */
export interface ReadReport {
  readonly sheet: ReportSheet;
  readonly colour: string;
  readonly logo: { readonly storageKey: string } | undefined;
}

interface ReadContext {
  readonly services: Services;
  /** Bound to the company of the reader. */
  readonly trx: Trx;
  readonly actor: Actor;
}

/** Everything that needs the database. */
export async function readReport({ services, trx, actor }: ReadContext, ask: ReportAsk): Promise<ReadReport> {
  const { query, language } = ask;
  const now = services.now();
  const own = await services.catalogueDesk.servicesFor(services, trx, actor);
  const about = { services: own, trx, reader: readerOf(actor, now), language };
  const company = await findCompany(trx, companyOf(actor));
  const reader = {
    say: (key: Parameters<typeof own.translate>[1], params?: Parameters<typeof own.translate>[2]) =>
      own.translate(language, key, params),
    language,
    country: actor.country,
    companyName: actor.companyName ?? '',
    timeZone: actor.timeZone,
  };
  const printed =
    'composed' in ask
      ? printable(
          await composedOf({ ...about, report: ask.composed, query: ask.query }),
          ask.query,
          reader.say,
          ask.name,
        )
      : await dashboardOf({ ...about, screen: ask.screen, query: ask.query });
  return {
    sheet: makeSheet(printed, query, reader, now),
    colour: company?.primary_color ?? OWN_COLOUR,
    logo: company?.logo_file_id ? await findFile(trx, company.logo_file_id) : undefined,
  };
}

/** The file itself, outside any transaction: writing pages and reading the logo take a while. */
export async function writeReport(
  services: Services,
  { sheet, colour, logo }: ReadReport,
  { format, language }: { readonly format: ReportFormat; readonly language: Language },
): Promise<MadeFile> {
  const { title } = sheet;
  if (format === 'xlsx') return { title, ending: format, content: await reportWorkbook(sheet) };
  const stored = logo && (await services.files.read(logo.storageKey));
  const content = await printReport({
    sheet,
    colour,
    logo: stored ? await buffer(stored.stream) : null,
    pageText: services.translate(language, 'reports.exports.page', { page: PAGE_MARK, count: COUNT_MARK }),
    createdAt: services.now(),
  });
  return { title, ending: format, content };
}
