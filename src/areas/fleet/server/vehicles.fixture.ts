import { notificationKinds } from '#app/notification-kinds.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import { loadOrdersServer } from '#areas/load-orders/server/index.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { warehousesServer } from '#areas/warehouses/server/index.ts';
import { usualZone } from '#countries/country.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { namesIn } from '#kernel/permission.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { VEHICLE_CALLS, type VehicleCalls } from '../contract/vehicle.calls.ts';
import { VEHICLE_RIGHTS } from '../contract/vehicle.permissions.ts';
import type { Market } from '../rules/market.ts';
import { FLEET_TRAITS, VEHICLE_FLEETS, type VehicleFleet } from '../rules/vehicle-fleet.ts';
import { fleetServer } from './index.ts';

/** All permissions for vehicles of every fleet. */
export const ALL_RIGHTS: readonly string[] = [
  ...VEHICLE_FLEETS.flatMap((fleet) => namesIn(VEHICLE_RIGHTS[fleet].write)),
  'download-listings',
  'show-fleet-type',
  'carrier-company',
  'assign-transport-company-field',
  'show-transport-company-information',
];

const DAY_MS = 86_400_000;
const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** The smallest valid picture. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface Team {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export type NewVehicle = CallInput<VehicleCalls['create']>['body'];
export type Vehicle = CallReply<VehicleCalls['read']>['transportUnit'];

export interface VehiclesApp extends TestApp {
  team(country?: string, name?: string): Promise<Team>;
  member(company: TestCompany, ...permissions: readonly string[]): Promise<TestUser>;
  /** Registers a vehicle and fails when the call fails. */
  register(who: TestUser, fleet?: VehicleFleet, form?: Partial<NewVehicle>): Promise<Vehicle>;
  read(who: TestUser, id: string, fleet?: VehicleFleet): Promise<Vehicle>;
  /** A Bolivian plate that is not registered yet. */
  plate(): string;
  /** A driver registered by the company. */
  driver(team: Team, options?: { readonly market?: Market; readonly enabled?: boolean }): Promise<string>;
  transportCompany(team: Team, name?: string): Promise<string>;
  document(who: TestUser, fileName?: string): Promise<string>;
  picture(who: TestUser): Promise<string>;
  /** The calendar day this many days from the product's today. */
  day(offset: number): string;
}

export async function startVehicles(): Promise<VehiclesApp> {
  const companies = createCompaniesServer({ onCompanyCreated: async () => undefined });
  const app = await startTestApp({
    areas: [
      companies,
      documentsServer,
      partnersServer,
      fleetServer,
      loadOrdersServer,
      warehousesServer,
      createNotificationsServer(notificationKinds),
    ],
  });
  const { database } = app.services;
  let counter = 1000;
  const plate = () => {
    counter += 1;
    return `${counter}ABC`;
  };
  const upload = async (who: TestUser, fileName: string, content: string) =>
    (await app.call(who, uploadFile, { body: { fileName, content } })).body.id;
  return {
    ...app,
    plate,
    day: (offset) => dayIn(new Date(app.services.now().getTime() + offset * DAY_MS), usualZone(null)),
    team: async (country = 'BO', name) => {
      const company = await app.world.company({ country, ...(name ? { name } : {}) });
      return { company, manager: await app.world.user({ company, permissions: ALL_RIGHTS }) };
    },
    member: (company, ...permissions) => app.world.user({ company, permissions }),
    register: async (who, fleet = 'ownTruck', form = {}) => {
      const typeId = FLEET_TRAITS[fleet].kind === 'truck' ? 'tractor' : 'flatbed';
      const body: NewVehicle = { countryId: 'BO', plate: plate(), typeId, ...form };
      const { status, body: reply, error } = await app.call(who, VEHICLE_CALLS[fleet].create, { body });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return reply.transportUnit;
    },
    read: async (who, id, fleet = 'ownTruck') =>
      (await app.call(who, VEHICLE_CALLS[fleet].read, { params: { id } })).body.transportUnit,
    driver: async ({ company, manager }, { market = 'own', enabled = true } = {}) => {
      counter += 1;
      const id = createId();
      const number = `${60_000_000 + counter}`;
      const values = {
        id,
        company_id: company.id,
        market,
        enabled,
        country_code: 'BO',
        first_name: 'Juan',
        last_name: `Mamani ${counter}`,
        phone_code: '591',
        phone: number,
        document_type: 'CI',
        birth_date: '1980-05-01',
        licence_number: number,
        search_text: 'juan mamani',
        created_by: manager.userId,
      };
      await database.asPlatform((trx) => trx.insertInto('driver').values(values).execute());
      return id;
    },
    transportCompany: async ({ company, manager }, name = 'Transportes Illimani') => {
      const id = createId();
      const values = {
        id,
        company_id: company.id,
        kind: 'transport',
        name,
        country_code: 'BO',
        tax_id: `${2_000_000 + counter++}`,
        search_text: name.toLowerCase(),
        created_by: manager.userId,
      };
      await database.asPlatform((trx) => trx.insertInto('partner').values(values).execute());
      return id;
    },
    document: (who, fileName = 'soat.pdf') => upload(who, fileName, PDF),
    picture: (who) => upload(who, 'foto.png', PNG),
  };
}
