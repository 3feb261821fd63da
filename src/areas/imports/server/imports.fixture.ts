import readXlsxFile from 'read-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { importTargets } from '#app/import-targets.ts';
import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { type ImportCalls, importCallsOf } from '#areas/imports/contract/import.calls.ts';
import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { operationsServer } from '#areas/operations/server/index.ts';
import { opportunitiesServer } from '#areas/opportunities/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { type Answer, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { createImportsServer } from './index.ts';
import { spreadsheet } from './reading/spreadsheets.fixture.ts';

type Reply = Answer<CallReply<ImportCalls['send']>>;

export interface ImportsApp extends TestApp {
  /** A member of a new company in the country. */
  importer(country: string, ...permissions: readonly string[]): Promise<TestUser>;
  send(
    who: TestUser,
    definition: ImportDefinition,
    file: SheetData | Buffer,
    options?: { preview?: boolean; onlyRight?: boolean; language?: string; idempotencyKey?: string },
  ): Promise<Reply>;
  /** The rows of the report or template behind a link, by sheet. */
  fetchSheets(url: string): Promise<{ sheet: string; data: unknown[][] }[]>;
  /** The report of a preview: row, column, value and reason of each problem. */
  reportOf(reply: Reply): Promise<unknown[][]>;
}

export async function startImports(): Promise<ImportsApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const trips = [operationsServer, loadOrdersServer, tripsServer, opportunitiesServer, warehousesServer];
  const areas = [
    companies,
    exchangeRatesServer,
    documentsServer,
    partnersServer,
    fleetServer,
    ...trips,
    createNotificationsServer(notificationKinds),
    createImportsServer(importTargets),
  ];
  const app = await startTestApp({ areas });
  const fetchSheets: ImportsApp['fetchSheets'] = async (url) => {
    const { rawPayload } = await app.product.http.inject({ url });
    return readXlsxFile(rawPayload) as Promise<{ sheet: string; data: unknown[][] }[]>;
  };
  return {
    ...app,
    fetchSheets,
    importer: async (country, ...permissions) =>
      app.world.user({ company: await app.world.company({ country }), permissions }),
    send: async (who, definition, file, { preview = false, onlyRight = false, ...options } = {}) => {
      const content = Buffer.isBuffer(file) ? file : await spreadsheet(file);
      const body = { file: content.toString('base64'), preview, onlyRight };
      return app.call(who, importCallsOf(definition).send, { body }, options);
    },
    reportOf: async ({ body }) => {
      const [report] = await fetchSheets(body.templateUrl ?? '');
      if (report?.sheet !== 'Observaciones') throw new Error(`the report is called ${report?.sheet}`);
      return report.data.slice(1);
    },
  };
}
