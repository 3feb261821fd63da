import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CatalogueDefinition } from '#kernel/catalogue.ts';
import type { PermissionCatalogue } from '#kernel/permission-catalogue.ts';
import type { Catalogue } from '#kernel/phrases.ts';
import { createTranslator } from '#kernel/phrases.ts';
import type { AreaServer, Loop } from '#platform/area.ts';
import { CatalogueDesk } from '#platform/catalogues/catalogue-desk.ts';
import { catalogueEntries } from '#platform/catalogues/catalogue-entries.port.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { exceptionRoutes } from '#platform/exceptions/exception.routes.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { fileRoutes } from '#platform/files/file.routes.ts';
import { presignedRoutes } from '#platform/files/presigned.routes.ts';
import { sweepFilesJob } from '#platform/files/sweep-files.ts';
import type { AnyRoute } from '#platform/http/route.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { deliverEventJob } from '#platform/jobs/deliver-event.ts';
import type { CronEntry, JobHandler } from '#platform/jobs/job.ts';
import { sweepJob } from '#platform/jobs/sweep.ts';
import { downloadFileReader, downloadRoutes } from '#platform/list/download.routes.ts';
import { downloadJob } from '#platform/list/download-job.ts';
import { listRoutes } from '#platform/list/list-routes.ts';
import { searchRoutes } from '#platform/list/search.routes.ts';
import { listMaker } from '#platform/list/write-spreadsheet.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { registerMailbox } from '#platform/mail/mailbox.ts';
import { sendMailJob } from '#platform/mail/send-mail.ts';
import { createMetrics } from '#platform/metrics.ts';
import { CircuitBreakers } from '#platform/net/circuit-breaker.ts';
import { outsideServiceStore } from '#platform/net/outside-service.repository.ts';
import { createRecogniser } from '#platform/ocr/recogniser.ts';
import { placeRoutes } from '#platform/places/place.routes.ts';
import { portIfAny } from '#platform/ports.ts';
import { createRealtimeHub } from '#platform/realtime/create-hub.ts';
import { realtimeRoutes } from '#platform/realtime/realtime.routes.ts';
import type { Services } from '#platform/services.ts';
import { viewRoutes } from '#platform/views/view.routes.ts';
import { CATALOGUES } from './catalogues.gen.ts';
import { companyWords } from './company-words.ts';
import { TOPICS } from './topics.ts';

export interface Product {
  readonly services: Services;
  readonly http: FastifyInstance;
  readonly routes: readonly AnyRoute[];
  readonly jobs: readonly JobHandler[];
  readonly cron: readonly CronEntry[];
  readonly loops: readonly Loop[];
  close(): Promise<void>;
}

export interface Parts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly areas: readonly AreaServer[];
  readonly catalogues: readonly Catalogue[];
  readonly permissions: PermissionCatalogue;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

/** Creates the app from the given areas; nothing listens and no worker runs until started. */
export async function compose({
  config,
  databaseUrl,
  areas,
  catalogues,
  permissions,
  log,
  now = () => new Date(),
}: Parts): Promise<Product> {
  const database = openDatabase(databaseUrl, { max: config.DATABASE_POOL, deadlineMs: config.REQUEST_DEADLINE_MS });
  const metrics = createMetrics();
  const ocr = createRecogniser({ log });
  const outside = new CircuitBreakers({
    now,
    log,
    store: outsideServiceStore(database),
    count: (service, result) => metrics.outsideCalls.inc({ service, result }),
  });
  const nats = config.NATS_URL === undefined ? undefined : { url: config.NATS_URL, secret: config.AUTH_SECRET };
  const realtime = await createRealtimeHub({ url: databaseUrl, log, metrics, topics: TOPICS, nats });
  const lists = areas.flatMap((area) => area.lists ?? []);
  const subscribers = areas.flatMap((area) => area.subscribers ?? []);
  const jobs = [
    deliverEventJob(subscribers),
    sweepJob,
    sendMailJob,
    sweepFilesJob,
    downloadJob([...lists.map(listMaker), ...areas.flatMap((area) => area.downloads ?? [])]),
    ...areas.flatMap((area) => area.jobs ?? []),
  ];
  const ports = areas.flatMap((area) => area.provides ?? []);
  const listDefinitions = lists.map(({ definition }) => definition);
  const translate = createTranslator(catalogues);
  const catalogueDesk = new CatalogueDesk({
    definitions: Object.values<readonly CatalogueDefinition[]>(CATALOGUES).flat(),
    lists: listDefinitions,
    words: companyWords(listDefinitions, translate),
    translate,
    read: portIfAny({ ports }, catalogueEntries),
  });
  const services: Services = {
    config,
    database,
    metrics,
    realtime,
    ocr,
    outside,
    queueOf: new Map(jobs.map(({ name, queue }) => [name, queue])),
    log,
    now,
    permissions,
    files: createFileStore(config, outside),
    mail: createMailer(),
    translate: catalogueDesk.translate,
    catalogueDesk,
    catalogues: catalogueDesk.base(),
    listeners: areas.flatMap((area) => area.listeners ?? []),
    ports,
  };
  const routes: readonly AnyRoute[] = [
    ...realtimeRoutes,
    ...fileRoutes([downloadFileReader, ...areas.flatMap((area) => area.fileReaders ?? [])]),
    ...presignedRoutes,
    ...downloadRoutes,
    ...placeRoutes,
    ...lists.flatMap(listRoutes),
    ...searchRoutes(lists),
    ...exceptionRoutes(areas.flatMap((area) => area.exceptions ?? [])),
    ...viewRoutes([...listDefinitions, ...areas.flatMap((area) => area.views ?? [])]),
    ...areas.flatMap((area) => area.routes),
  ].filter(({ role = 'web' }) => config.ROLES.includes(role));
  const cron: CronEntry[] = [
    { schedule: '20 3 * * *', job: sweepJob.name },
    { schedule: '40 3 * * *', job: sweepFilesJob.name },
    ...areas.flatMap((area) => area.cron ?? []),
  ];
  await outside.read();
  const http = await createHttpServer(services, routes);
  if (config.DEV_PAGES && config.ROLES.includes('web')) registerMailbox(http, services);
  return {
    services,
    http,
    routes,
    jobs,
    cron,
    loops: areas.flatMap((area) => area.loops ?? []).filter(({ role }) => config.ROLES.includes(role)),
    close: async () => {
      await realtime.close();
      await http.close();
      await ocr.close();
      await outside.settled();
      await database.close();
    },
  };
}
