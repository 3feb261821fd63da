import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { exchangeRatesServer } from '#areas/exchange-rates/server/index.ts';
import { fleetServer } from '#areas/fleet/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { insertParsedOperation, operationsServer, type ParsedOperation } from '#areas/operations/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { routesServer } from '#areas/routes/server/index.ts';
import { createSessionServer } from '#areas/session/server/index.ts';
import { sharingServer } from '#areas/sharing/server/index.ts';
import { trackingServer } from '#areas/tracking/server/index.ts';
import { tripsServer } from '#areas/trips/server/index.ts';
import { usersServer } from '#areas/users/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { AreaServer } from '#platform/area.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { type MadeTruck, seedFleet, type TruckOptions } from './fleet.fixture.ts';
import { loadOrdersServer } from './index.ts';
import { LA_PAZ, SANTA_CRUZ } from './order-details.fixture.ts';

/** Everything somebody does with orders of every kind. */
export const ALL_RIGHTS: readonly string[] = [
  'load-order-read',
  'load-order-write',
  'load-order-module',
  'load-order-multipoint-module',
  'load-order-multipoint-write',
  'operation-write',
  'operation-agro-read',
  'operation-agro-write',
  'assign-trucker',
  'reassign-trucker',
  'assign-transport-company',
  'cancel-load-orders',
  'cancel-operations',
  'edit-date-time',
  'download-listings',
  'show-freight-columns',
  'load-order-show-phone-trucker',
  'trucker-write',
];

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

/** What stands around an order before its story starts. */
export interface OrderApp extends TestApp {
  team(name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** A truck with its driver, everything in order unless said otherwise. */
  truck(team: Team, options?: TruckOptions): Promise<MadeTruck>;
  operation(team: Team, values?: Partial<ParsedOperation>): Promise<string>;
  /** A client or transport company of the team's; one with a company on the platform sees its orders there. */
  partner(team: Team, kind: 'client' | 'transport', name: string, linked?: TestCompany): Promise<string>;
  picture(who: TestUser): Promise<string>;
  document(who: TestUser, fileName?: string): Promise<string>;
  day(offset: number): string;
}

const DAY_MS = 86_400_000;
const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Areas above these, where a test is about them. */
export async function startOrderApp(
  above: readonly AreaServer[] = [],
  options: Pick<TestAppOptions, 'database'> = {},
): Promise<OrderApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    ...options,
    areas: [
      createSessionServer(),
      companies,
      usersServer,
      exchangeRatesServer,
      documentsServer,
      partnersServer,
      fleetServer,
      routesServer,
      operationsServer,
      loadOrdersServer,
      tripsServer,
      sharingServer,
      warehousesServer,
      trackingServer,
      createNotificationsServer(notificationKinds),
      ...above,
    ],
  });
  const { database } = app.services;
  const day = (offset: number) => dayIn(new Date(app.services.now().getTime() + offset * DAY_MS), usualZone(null));
  const upload = async (who: TestUser, fileName: string, content: string) =>
    (await app.call(who, uploadFile, { body: { fileName, content } })).body.id;
  let counter = 0;
  return {
    ...app,
    day,
    team: async (name) => {
      const company = await app.world.company({ country: 'BO', ...(name ? { name } : {}) });
      return { company, manager: await app.world.user({ company, permissions: ALL_RIGHTS }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    truck: (team, options = {}) => database.asPlatform((trx) => seedFleet(trx, team, options)),
    operation: ({ company, manager }, values = {}) =>
      database.asMember({ companyId: company.id, userId: manager.userId }, async (trx) => {
        const way = { origin: SANTA_CRUZ, destination: LA_PAZ, pickupDate: day(1), deliveryDate: day(3) };
        const author = { companyId: company.id, userId: manager.userId };
        return (await insertParsedOperation(trx, author, { kind: 'normal', ...way, ...values })).id;
      }),
    partner: async ({ company, manager }, kind, name, linked) => {
      counter += 1;
      const id = createId();
      const known = { id, company_id: company.id, kind, name, country_code: 'BO', tax_id: `${2_000_000 + counter}` };
      const rest = {
        search_text: name.toLowerCase(),
        created_by: manager.userId,
        linked_company_id: linked?.id ?? null,
      };
      await database.asPlatform((trx) =>
        trx
          .insertInto('partner')
          .values({ ...known, ...rest })
          .execute(),
      );
      return id;
    },
    picture: (who) => upload(who, 'foto.png', PNG),
    document: (who, fileName = 'remito.pdf') => upload(who, fileName, PDF),
  };
}
