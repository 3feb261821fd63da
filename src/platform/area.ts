import type { ExceptionSource } from './exceptions/exception.ts';
import type { FileReader } from './files/file-reader.ts';
import type { AnyRoute } from './http/route.ts';
import type { EventSubscriber } from './jobs/events.ts';
import type { CronEntry, JobHandler } from './jobs/job.ts';
import type { DownloadMaker } from './list/download-maker.ts';
import type { ListSource } from './list/list-source.ts';
import type { Port } from './ports.ts';
import type { Role } from './role.ts';
import type { Listener, Provided, Services } from './services.ts';
import type { Viewed } from './views/view.routes.ts';

/** Something that goes on by itself while the product runs: a listener of a protocol, a clock of its own. */
export interface Loop {
  readonly name: string;
  /** The processes that run it. */
  readonly role: Role;
  start(services: Services): Promise<{ stop(): Promise<void> }>;
}

/** What an area's `server/index.ts` exports: everything it does on the server. */
export interface AreaServer {
  readonly name: string;
  readonly routes: readonly AnyRoute[];
  readonly lists?: readonly ListSource[];
  /** What can be ordered as a file besides lists. */
  readonly downloads?: readonly DownloadMaker[];
  /** Screens besides lists whose address a person may save under a name. */
  readonly views?: readonly Viewed[];
  /** What people should look at first; see `exceptions/exception.ts`. */
  readonly exceptions?: readonly ExceptionSource[];
  readonly jobs?: readonly JobHandler[];
  readonly cron?: readonly CronEntry[];
  readonly subscribers?: readonly EventSubscriber[];
  readonly loops?: readonly Loop[];
  /** Who may read the files its tables refer to. */
  readonly fileReaders?: readonly FileReader[];
  /** Listeners inside the transactions of lower areas. */
  readonly listeners?: readonly Listener[];
  /** What areas above must provide to it. */
  readonly needs?: readonly Port[];
  /** What it provides to areas below it. */
  readonly provides?: readonly Provided[];
}
