import { DOWNLOAD_EVENTS } from '#kernel/download-calls.ts';
import type { Services } from '../services.ts';
import { type Download, noteProgress } from './download.repository.ts';
import { asOrderer, publishUpdate } from './download-scope.ts';

/** Progress is sent fewer times than this. */
const STEPS = 10;

/**
 * Sent on a connection of its own while the reading goes on. The reading never waits for it: if every connection was
 * taken by a reader that waits for one more, all would be stuck.
 */
export class DownloadProgress {
  rows = 0;
  #step = 0;
  #publishing: Promise<void> = Promise.resolve();
  readonly #services: Services;
  readonly #download: Download;

  constructor(services: Services, download: Download) {
    this.#services = services;
    this.#download = download;
  }

  add(count: number): void {
    this.rows += count;
    const step = Math.min(STEPS - 1, Math.floor((this.rows / (this.#download.totalRows || 1)) * STEPS));
    if (step <= this.#step) return;
    this.#step = step;
    const rows = this.rows;
    this.#publishing = this.#publishing.then(() => this.#publish(rows));
  }

  /** Resolves when everything so far has been sent. */
  published(): Promise<void> {
    return this.#publishing;
  }

  async #publish(rows: number): Promise<void> {
    const { id } = this.#download;
    try {
      await asOrderer(this.#services, this.#download, undefined, async (trx) => {
        await noteProgress(trx, id, rows);
        await publishUpdate(this.#services, trx, DOWNLOAD_EVENTS.progress, this.#download, 'running', rows);
      });
    } catch (error) {
      this.#services.log.warn({ err: error, downloadId: id }, 'progress could not be sent');
    }
  }
}
