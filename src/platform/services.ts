import type { FastifyBaseLogger } from 'fastify';
import type { PermissionCatalogue } from '#kernel/permission-catalogue.ts';
import type { Translate } from '#kernel/phrases.ts';
import type { CatalogueDesk } from './catalogues/catalogue-desk.ts';
import type { CompanyCatalogues } from './catalogues/company-catalogues.ts';
import type { Config } from './config.ts';
import type { Database, Trx } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { QueueName } from './jobs/queues.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { CircuitBreakers } from './net/circuit-breaker.ts';
import type { Recogniser } from './ocr/recogniser.ts';
import type { RealtimeHub } from './realtime/hub.ts';

/** The platform services for an area's server, composed once in app/server.ts. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly ocr: Recogniser;
  /** The way to every service outside the product. */
  readonly outside: CircuitBreakers;
  /** The queue of each background job, by its name. */
  readonly queueOf: ReadonlyMap<string, QueueName>;
  readonly realtime: RealtimeHub;
  readonly translate: Translate;
  /** The lists of choices that a company may change, as the company of the request has them. */
  readonly catalogues: CompanyCatalogues;
  /** Where those of each company are found. */
  readonly catalogueDesk: CatalogueDesk;
  readonly permissions: PermissionCatalogue;
  readonly listeners: readonly Listener[];
  readonly ports: readonly Provided[];
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
}

/** What a listener may use: the transaction of the caller, and nothing of the request itself. */
export interface ListenerContext {
  readonly trx: Trx;
  readonly services: Services;
}

/** What an area does inside the transactions of lower areas; see listeners.ts. */
export interface Listener {
  readonly hook: string;
  readonly handle: (context: ListenerContext, payload: never) => Promise<void>;
}

/** What an area provides to lower areas; see ports.ts. */
export interface Provided {
  readonly port: string;
  readonly implementation: unknown;
}
