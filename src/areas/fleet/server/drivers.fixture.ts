import sharp from 'sharp';
import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { usualZone } from '#countries/country.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { DRIVER_CALLS, type DriverCalls } from '../contract/driver.calls.ts';
import { FORMS, type Form } from '../rules/driver-table.fixture.ts';
import type { Market } from '../rules/market.ts';
import { fleetServer } from './index.ts';

/** All permissions for drivers of both markets, including those of fields that only some users see. */
export const ALL_RIGHTS: readonly string[] = [
  'trucker-read',
  'trucker-write',
  'trucker-edit',
  'fleet-trucker-read',
  'fleet-trucker-write',
  'download-listings',
  'show-additional-documents',
  'show-fleet-type',
  'carrier-company',
  'assign-transport-company-field',
  'chat-expiration-date-field',
  'load-order-show-phone-trucker',
  'show-transport-company-information',
];

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export type DriverReply = CallReply<DriverCalls['read']>['trucker'];
export type FormChange = { readonly [K in keyof Form]?: Form[K] | undefined };

export interface DriversApp extends TestApp {
  team(country?: string, name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** Registers a driver with new numbers from the country's valid form, and fails when the call fails. */
  register(who: TestUser, change?: FormChange, market?: Market): Promise<DriverReply>;
  read(who: TestUser, id: string, market?: Market): Promise<DriverReply>;
  /** A file uploaded by the user, ready to be attached. */
  upload(who: TestUser, fileName?: string): Promise<string>;
  photo(who: TestUser): Promise<string>;
  transportCompany(team: Team, name?: string): Promise<string>;
  /** A truck matched with the driver. */
  truck(team: Team, driverId: string | null, plate: string): Promise<string>;
  /** The calendar day this many days from the product's today. */
  day(offset: number): string;
}

const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const DAY_MS = 86_400_000;

export async function startDrivers(): Promise<DriversApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [
      companies,
      documentsServer,
      partnersServer,
      fleetServer,
      loadOrdersServer,
      createNotificationsServer(notificationKinds),
    ],
  });
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#EC9405' } })
    .png()
    .toBuffer();
  const { database } = app.services;
  let counter = 1_000_000;

  const upload = async (who: TestUser, fileName: string, content: string) =>
    (await app.call(who, uploadFile, { body: { fileName, content } })).body.id;

  return {
    ...app,
    team: async (country = 'BO', name) => {
      const company = await app.world.company({ country, ...(name ? { name } : {}) });
      return { company, manager: await app.world.user({ company, permissions: ALL_RIGHTS }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    register: async (who, change = {}, market = 'own') => {
      counter += 1;
      const unique = { phone: `7${counter}`, documentId: `${counter}`, driverLicense: `${counter}` };
      const base = change.countryId && change.countryId !== 'BO' ? FORMS[change.countryId] : { ...FORMS.BO, ...unique };
      const body = { ...base, ...change } as Form;
      const { status, body: reply, error } = await app.call(who, DRIVER_CALLS[market].create, { body });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return reply.trucker;
    },
    read: async (who, id, market = 'own') =>
      (await app.call(who, DRIVER_CALLS[market].read, { params: { id } })).body.trucker,
    upload: (who, fileName = 'licencia.pdf') => upload(who, fileName, PDF),
    photo: (who) => upload(who, 'foto.png', image.toString('base64')),
    transportCompany: async ({ company, manager }, name = 'Transportes Amigos') => {
      const id = createId();
      counter += 1;
      await database.asPlatform((trx) =>
        trx
          .insertInto('partner')
          .values({
            id,
            company_id: company.id,
            kind: 'transport',
            name,
            country_code: 'BO',
            tax_id: `${counter}`,
            search_text: name.toLowerCase(),
            created_by: manager.userId,
          })
          .execute(),
      );
      return id;
    },
    truck: async ({ company, manager }, driver_id, plate) => {
      const id = createId();
      const values = { market: 'own', kind: 'truck', country_code: 'BO', plate, type: 'Camión', driver_id };
      await database.asPlatform((trx) =>
        trx
          .insertInto('vehicle')
          .values({ id, company_id: company.id, ...values, search_text: plate, created_by: manager.userId })
          .execute(),
      );
      return id;
    },
    day: (offset) => dayIn(new Date(app.services.now().getTime() + offset * DAY_MS), usualZone(null)),
  };
}
