import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listen,
  type OpenTab,
  type ServerProcess,
  startServerProcess,
  tokenOf,
} from '#app/proof/server-process.fixture.ts';
import { SANTA_CRUZ } from '#areas/load-orders/server/order-details.fixture.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import type { Settings } from '#platform/db/embedded/start-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { freePort } from '#testing/free-port.ts';
import { createTestDatabase, MIGRATIONS } from '#testing/test-database.ts';
import { type MadeDevice, startTracked, type TrackedApp } from './ingestion.fixture.ts';
import { type Entrance, type Protocol, type Sender, type SentFix, senderOf } from './senders.fixture.ts';

/** The product in processes of its own on a database that may be killed as well. */
export interface KillWorld {
  readonly app: TrackedApp;
  readonly entrances: readonly Entrance[];
  /** A truck on a trip whose device speaks this protocol. */
  truck(protocol: Protocol): Promise<Truck>;
  /** A tab of somebody who watches the trucks, on each process that serves pages. */
  tabs(): Promise<readonly OpenTab[]>;
  killIngestion(nth: number): Promise<void>;
  killDatabase(): Promise<void>;
  /** It is not started again: the others take over. */
  killEvaluator(nth: number): Promise<void>;
  startEvaluator(): Promise<void>;
  readonly evaluators: readonly ServerProcess[];
  close(): Promise<void>;
}

export interface Truck {
  readonly protocol: Protocol;
  readonly device: MadeDevice;
  readonly orderId: string;
  readonly sender: Sender;
}

export interface KillOptions {
  readonly ingestion: number;
  readonly evaluators: number;
  /** Processes that serve pages, and the NATS server between them. */
  readonly web?: { readonly count: number; readonly natsUrl: string | undefined };
  /** Of the database; its memory may be lost, so commits wait for its log in any case. */
  readonly settings: Settings;
}

const SECRET = 'the-same-on-both-sides-of-the-river-0123456789';

export async function startKillWorld({ ingestion, evaluators, web, settings }: KillOptions): Promise<KillWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-fixes-'));
  await chmod(dataDir, 0o711);
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), settings });
  const database = await createTestDatabase(cluster.url, { empty: true });
  await migrate(database.url, MIGRATIONS);
  const app = await startTracked({ database });
  const team = await app.team();
  const env: Readonly<Record<string, string>> = {
    ...(web?.natsUrl && { NATS_URL: web.natsUrl }),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: SECRET,
    FILES_SECRET: SECRET,
  };

  const startIngestion = (ports: { readonly mqttPort: number; readonly teltonikaPort: number }) => {
    const [MQTT_PORT, TELTONIKA_PORT] = [String(ports.mqttPort), String(ports.teltonikaPort)];
    return startServerProcess({ ...env, ROLES: 'ingestion', MQTT_PORT, TELTONIKA_PORT });
  };
  const startEvaluator = () => startServerProcess({ ...env, ROLES: 'evaluator' });
  const ports: { mqttPort: number; teltonikaPort: number }[] = [];
  for (let nth = 0; nth < ingestion; nth += 1) {
    ports.push({ mqttPort: await freePort(), teltonikaPort: await freePort() });
  }
  const takers = await Promise.all(ports.map(startIngestion));
  const judges = await Promise.all(Array.from({ length: evaluators }, startEvaluator));
  const pages = await Promise.all(
    Array.from({ length: web?.count ?? 0 }, () => startServerProcess({ ...env, ROLES: 'web' })),
  );
  const entrances = ports.map((own, nth): Entrance => ({ ...own, address: () => takers[nth]!.address }));
  const again = async (processes: ServerProcess[], nth: number, start: () => Promise<ServerProcess>) => {
    await processes[nth]!.end('SIGKILL');
    processes[nth] = await start();
  };
  const senders: Sender[] = [];
  let imei = 356_307_042_441_000;

  return {
    app,
    entrances,
    truck: async (protocol) => {
      imei += 1;
      const claim = { identifier: String(imei), claims: 'teltonika' } as const;
      const { device, orderId } = await app.onTheRoad(team, protocol === 'tcp' ? claim : {});
      // It has been on its way since before its device says so.
      await app.all((trx) =>
        trx
          .updateTable('trip_span')
          .set({ from_at: new Date(Date.now() - 86_400_000) })
          .where('order_id', '=', orderId)
          .execute(),
      );
      const sender = senderOf(protocol, device, entrances);
      senders.push(sender);
      return { protocol, device, orderId, sender };
    },
    tabs: async () => {
      const { email } = await app.member(team.company, SEE_MAP, 'load-order-read');
      return Promise.all(pages.map(async ({ address }) => listen(address, await tokenOf(address, email))));
    },
    evaluators: judges,
    killIngestion: (nth) => again(takers, nth, () => startIngestion(ports[nth]!)),
    killEvaluator: (nth) => judges[nth]!.end('SIGKILL'),
    startEvaluator: async () => void judges.push(await startEvaluator()),
    killDatabase: async () => {
      const [pid] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    close: async () => {
      for (const sender of senders) await sender.close();
      for (const each of [...takers, ...judges, ...pages]) await each.end('SIGTERM');
      await app.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const METERS_OF_A_DEGREE = 111_195;
const MINUTE_MS = 60_000;

/**
 * Loads, drives, stands on its way for 30 minutes, and drives on: a position a minute until now. What the clock alone adds
 * where a truck reports an old day depends on when somebody looks, so the day is young.
 */
export function drive(count: number): readonly SentFix[] {
  const begin = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - count * MINUTE_MS;
  const [loaded, stops, goesOn] = [5, 25, 55];
  let meters = 0;
  return Array.from({ length: count }, (_, minute) => {
    const drives = (minute >= loaded && minute < stops) || minute >= goesOn;
    if (drives) meters += 1_000;
    const at = new Date(begin + minute * MINUTE_MS);
    return { at, lat: SANTA_CRUZ.lat! + meters / METERS_OF_A_DEGREE, lng: SANTA_CRUZ.lng!, speedKmh: drives ? 60 : 0 };
  });
}
