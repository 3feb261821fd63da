import type { Actor } from '../actor.ts';
import type { Services } from '../services.ts';
import type { Download } from './download.repository.ts';
import type { DownloadProgress } from './download-progress.ts';

export interface DownloadTask {
  readonly services: Services;
  readonly download: Download;
  /** The person who ordered it, as they are now. */
  readonly actor: Actor;
  readonly progress: DownloadProgress;
}

export interface MadeFile {
  /** Without its date and ending, which are added. */
  readonly title: string;
  readonly ending: 'xlsx' | 'pdf';
  readonly content: Buffer;
}

/** One thing that can be ordered as a file: a list, a report. */
export interface DownloadMaker {
  /** Under which its orders are stored, and under `lists.<id>.title` its name. */
  readonly id: string;
  /** Whether this person's order would still be accepted today. */
  readonly mayOrder: (actor: Actor) => boolean;
  readonly make: (task: DownloadTask) => Promise<MadeFile>;
}
