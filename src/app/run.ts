import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { demoAccounts } from '#areas/users/demo/accounts.ts';
import type { Config } from '#platform/config.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { registerWebApp } from '#platform/http/web-app.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { requireProviders } from '#platform/ports.ts';
import type { Role } from '#platform/role.ts';
import { areas } from './areas.ts';
import { compose } from './compose.ts';
import { loadDemoApart } from './demo/load-demo-apart.ts';
import { startPastYear } from './demo/start-past-year.ts';
import { startSimulator } from './demo/start-simulator.ts';
import { greeting } from './greeting.ts';
import { PERMISSION_CATALOGUE as permissions } from './permission-catalogue.ts';
import { catalogues } from './phrases/catalogues.ts';

export interface Running {
  readonly address: string;
  readonly greeting: readonly string[];
  /** Resolves with the reason when the product cannot go on; it still has to be stopped. */
  readonly failed: Promise<Error>;
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly log: FastifyBaseLogger;
  readonly logFile: string | undefined;
  /** Prints the progress of the start. */
  readonly report: (line: string) => void;
  /** The folder that holds `migrations` and `dist`. */
  readonly root: string;
}

/** Everything `npm start` does: database, schema, demo data, API, web application and worker, in this order. */
export async function run(config: Config, { log, logFile, report, root }: RunOptions): Promise<Running> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), log: (line) => log.info(line) });
  const stops: (() => Promise<void>)[] = embedded ? [embedded.stop] : [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';
    const { applied } = await migrate(databaseUrl, join(root, 'migrations'));
    if (applied.length > 0) log.info({ applied }, 'schema brought up to date');
    const isNew = applied[0]?.startsWith('0001_');

    const accounts = config.DEMO ? demoAccounts : [];
    const parts = { areas: requireProviders(areas({ demoAccounts: accounts })), catalogues, permissions };
    const product = await compose({ config, databaseUrl, ...parts, log });
    stops.push(product.close);
    if (config.DEMO) {
      if (isNew) report('Loading the demo data (only the first time) …');
      await loadDemoApart(product.services.database, databaseUrl);
    }

    const does = (role: Role) => config.ROLES.includes(role);
    if (does('web')) await registerWebApp(product.http, join(root, 'dist', 'web'), config);
    if (config.WORKER && does('worker')) {
      const worker = await startWorker(product.services, product.jobs, product.cron, databaseUrl);
      stops.push(worker.stop);
    }
    for (const loop of product.loops) stops.push((await loop.start(product.services)).stop);
    const address = await product.http.listen({ port: config.PORT, host: config.HOST });
    embedded?.announce(address);
    if (config.DEMO && config.DEMO_YEAR) stops.push(startPastYear(databaseUrl, log));
    if (config.DEMO && config.SIMULATOR) stops.push(startSimulator(databaseUrl, address, log));
    return {
      address,
      greeting: greeting(config.PUBLIC_URL ?? address, { accounts, logFile }),
      failed: embedded?.failed ?? new Promise(() => undefined),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
