import { areas } from '#app/areas.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { type Answer, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import * as calls from '../../contract/device.calls.ts';
import { type DeviceRow, deviceList } from '../../contract/device.list.ts';

const RIGHTS = [
  'show-map-loading-order',
  'transport-unit-read',
  'transport-unit-write',
  'trucker-read',
  'company-profile-write',
  'load-order-read',
  'load-order-write',
  'assign-trucker',
  'download-listings',
];

export interface DeviceTeam {
  readonly company: TestCompany;
  readonly manager: TestUser;
  /** Watches only. */
  readonly auditor: TestUser;
}

type Registered = CallReply<typeof calls.createDevice>;
type Form = CallInput<typeof calls.createDevice>['body'];

/** How people find a driver. */
interface NamedDriver {
  readonly last_name?: string;
  readonly document_number?: string;
  readonly document_state?: string;
}

export interface DevicesApp extends TestApp {
  team(): Promise<DeviceTeam>;
  register(who: TestUser, form?: Partial<Form>): Promise<Registered>;
  /** What the list shows to somebody. */
  rowsOf(who: TestUser, query?: Readonly<Record<string, string>>): Promise<readonly DeviceRow[]>;
  /** Puts it on a truck, or takes it off. */
  link(who: TestUser, id: string, transportUnitId: string | null): Promise<Answer<CallReply<typeof calls.linkDevice>>>;
  truck(who: TestUser): Promise<{ readonly _id: string; readonly plate: string }>;
  driver(team: DeviceTeam, values?: NamedDriver): Promise<string>;
  /** A message came some seconds ago, with or without a position. */
  contact(deviceId: string, secondsAgo: number, position?: { lat: number; lng: number } | null): Promise<void>;
}

export const idOf = (id: string) => ({ params: { id } });

export async function startDevices(): Promise<DevicesApp> {
  const app = await startTestApp({ areas: areas() });
  const { database } = app.services;
  let counter = 2000;
  const next = () => {
    counter += 1;
    return String(counter);
  };
  return {
    ...app,
    team: async () => {
      const company = await app.world.company({ country: 'BO' });
      const manager = await app.world.user({ company, permissions: RIGHTS });
      return { company, manager, auditor: await app.world.user({ company, permissions: ['show-map-loading-order'] }) };
    },
    register: async (who, form = {}) => {
      const kind: DeviceKind = 'hardware';
      const body: Form = { identifier: `86030000000${next()}`, name: null, kind, ...form };
      const { status, body: reply, error } = await app.call(who, calls.createDevice, { body });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return reply;
    },
    rowsOf: async (who, query = {}) =>
      (await app.call(who, listCalls(deviceList).read, { query })).body.devices as readonly DeviceRow[],
    link: (who, id, transportUnitId) => app.call(who, calls.linkDevice, { ...idOf(id), body: { transportUnitId } }),
    truck: async (who) => {
      const body = { countryId: 'BO' as const, plate: `${next()}DEV`, typeId: 'tractor' };
      const { body: reply } = await app.call(who, VEHICLE_CALLS.ownTruck.create, { body });
      return reply.transportUnit;
    },
    driver: async ({ company, manager }, given = {}) => {
      const id = createId();
      const number = `6000${next()}`;
      const values = {
        ...{
          id,
          company_id: company.id,
          market: 'own',
          country_code: 'BO',
          first_name: 'Juan',
          last_name: `Mamani ${number}`,
        },
        ...{ phone_code: '591', phone: number, document_type: 'CI', birth_date: '1980-05-01', licence_number: number },
        ...{ search_text: 'juan mamani', created_by: manager.userId },
        ...given,
      };
      await database.asPlatform((trx) => trx.insertInto('driver').values(values).execute());
      return id;
    },
    contact: async (deviceId, secondsAgo, position = null) => {
      const at = new Date(app.services.now().getTime() - secondsAgo * 1000);
      await database.asPlatform(async (trx) => {
        const { company_id } = await trx
          .selectFrom('device')
          .select('company_id')
          .where('id', '=', deviceId)
          .executeTakeFirstOrThrow();
        const seen = position ? { at, ...position } : {};
        const row = {
          tracker_id: deviceId,
          company_id,
          device_id: deviceId,
          source: 'device',
          contact_at: at,
          ...seen,
        };
        await trx
          .insertInto('latest_position')
          .values(row)
          .onConflict((conflict) => conflict.column('tracker_id').doUpdateSet({ contact_at: at, ...seen }))
          .execute();
        if (!position) return;
        const stored = { tracker_id: deviceId, device_id: deviceId, company_id, at, ...position, source: 'device' };
        await trx.insertInto('position').values(stored).execute();
      });
    },
  };
}
