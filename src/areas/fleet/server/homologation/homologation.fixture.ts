import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { notificationKinds } from '#app/notification-kinds.ts';
import { documentsServer } from '#areas/documents/server/index.ts';
import {
  readDriverHomologation,
  readVehicleHomologation,
  requestDriverHomologation,
  requestVehicleHomologation,
} from '#areas/fleet/contract/homologation.calls.ts';
import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import { createNotificationsServer } from '#areas/notifications/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { Config } from '#platform/config.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { fleetServer } from '../index.ts';

export const FLEET_RIGHTS = [
  'trucker-read',
  'trucker-write',
  'transport-unit-read',
  'transport-unit-write',
  'semitruck-read',
  'semitruck-write',
];

export interface TestVehicle {
  readonly id: string;
  readonly plate: string;
  readonly country: CountryCode;
}

export interface NewVehicle {
  readonly country?: CountryCode;
  readonly kind?: 'truck' | 'semitrailer';
  readonly market?: 'own' | 'spot';
  readonly plate?: string;
  readonly chassis?: string;
}

export interface FleetApp extends TestApp {
  vehicle(who: TestUser, options?: NewVehicle): Promise<TestVehicle>;
  driver(who: TestUser, country?: CountryCode, market?: 'own' | 'spot'): Promise<string>;
  boss(company?: TestCompany): Promise<TestUser>;
  upload(who: TestUser, fileName?: string, content?: string): Promise<string>;
  /** Asks about a vehicle and fails when the call fails. */
  ask(who: TestUser, vehicle: TestVehicle, codes?: readonly CheckCode[]): Promise<string>;
  askDriver(who: TestUser, truckerId: string): Promise<string>;
  look(who: TestUser, vehicle: TestVehicle): ReturnType<typeof readVehicle>;
  lookAtDriver(who: TestUser, id: string): ReturnType<typeof readDriver>;
  /** Runs the delayed attempts at once. */
  drainAll(): Promise<void>;
  /** The jobs of a request in the queue, and whether they are delayed. */
  waiting(channelId: string): Promise<readonly { payload: Record<string, unknown>; later: boolean }[]>;
}

const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
let counter = 1_000;

const readVehicle = async (app: TestApp, who: TestUser, id: string) =>
  (await app.call(who, readVehicleHomologation, { params: { id } })).body;
const readDriver = async (app: TestApp, who: TestUser, id: string) =>
  (await app.call(who, readDriverHomologation, { params: { id } })).body;

export async function startFleet(config: Partial<Config> = {}): Promise<FleetApp> {
  const areas = [documentsServer, fleetServer, createNotificationsServer(notificationKinds)];
  const app = await startTestApp({ areas, config: { DEMO: false, ...config } });
  // A single client, because a pool ends before its connection does and the database is dropped right after.
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();

  const fleet: FleetApp = {
    ...app,
    boss: async (company) => {
      const home = company ?? (await app.world.company());
      return app.world.user({ company: home, permissions: FLEET_RIGHTS });
    },
    vehicle: async (who, { country = 'BO', kind = 'truck', market = 'own', plate, chassis } = {}) => {
      counter += 1;
      const record = { id: createId(), plate: plate ?? `${counter}ABC`, country };
      const values = {
        id: record.id,
        company_id: who.companyId ?? '',
        market,
        kind,
        country_code: country,
        plate: record.plate,
        type: 'Sider',
        chassis: chassis ?? null,
        search_text: '',
        created_by: who.userId,
      };
      await app.services.database.asPlatform((trx) => trx.insertInto('vehicle').values(values).execute());
      return record;
    },
    driver: async (who, country = 'BO', market = 'own') => {
      counter += 1;
      const id = createId();
      const values = {
        id,
        company_id: who.companyId ?? '',
        market,
        country_code: country,
        first_name: 'Juan',
        last_name: 'Quispe',
        phone_code: '591',
        phone: `7000${counter}`,
        document_type: countryOf(country).personalDocuments[0]?.type ?? '',
        document_number: `4.56${counter}-LP`,
        document_state: 'LP',
        birth_date: '1980-05-17',
        licence_number: `88${counter}`,
        search_text: '',
        created_by: who.userId,
      };
      await app.services.database.asPlatform((trx) => trx.insertInto('driver').values(values).execute());
      return id;
    },
    upload: async (who, fileName = 'ruat.pdf', content = PDF) =>
      (await app.call(who, uploadFile, { body: { fileName, content } })).body.id,
    ask: async (who, { plate, country }, codes) => {
      const body = { pusherId: 'tab-1', plate, country, ...(codes ? { codes: [...codes] } : {}) };
      const { status, body: reply, error } = await app.call(who, requestVehicleHomologation, { body });
      if (status !== 202) throw new Error(`not asked: ${status} ${JSON.stringify(error)}`);
      return reply.channelId;
    },
    askDriver: async (who, truckerId) => {
      const body = { pusherId: 'tab-1', truckerId };
      const { status, body: reply, error } = await app.call(who, requestDriverHomologation, { body });
      if (status !== 202) throw new Error(`not asked: ${status} ${JSON.stringify(error)}`);
      return reply.channelId;
    },
    look: (who, { id }) => readVehicle(app, who, id),
    lookAtDriver: (who, id) => readDriver(app, who, id),
    drainAll: async () => {
      for (let left = 10; left > 0; left -= 1) {
        await app.drain();
        const { rowCount } = await owner.query(
          'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
        );
        if (!rowCount) return;
      }
      throw new Error('there is always another job');
    },
    waiting: async (channelId) => {
      const { rows } = await owner.query(
        `select payload, run_at > now() as later from graphile_worker._private_jobs
         where payload ->> 'homologationId' = $1 order by payload ->> 'code'`,
        [channelId],
      );
      return rows;
    },
    close: async () => {
      await owner.end();
      await app.close();
    },
  };
  return fleet;
}

export type Asked = Record<string, string | null>;
type Answerer = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void;

/** A local service that answers for registers as the test defines. */
export interface Register {
  readonly url: string;
  readonly questions: Asked[];
  answer: Answerer;
  close(): Promise<void>;
}

export async function startRegister(): Promise<Register> {
  const questions: Asked[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const asked = JSON.parse(text) as Asked;
      questions.push(asked);
      register.answer(asked, response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const register: Register = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    answer: clear,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return register;
}

export const say = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const aboutOf = (asked: Asked) => asked.plate ?? asked.documentNumber ?? '';

/** A clear answer for every question. */
export const clear: Answerer = (asked, response) =>
  void say(response, { status: 'success', clear: true, about: aboutOf(asked) });
