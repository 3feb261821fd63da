import { sql } from 'kysely';
import { z } from 'zod';
import { DOWNLOAD_EVENTS } from '#kernel/download-calls.ts';
import { AppError, requestErrors } from '#kernel/errors.ts';
import { idShape } from '#kernel/ids.ts';
import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';
import { toAppError } from '../http/error-reply.ts';
import { defineJob, enqueue, type JobHandler } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { beginDownload, type Download, failDownload } from './download.repository.ts';
import type { DownloadMaker } from './download-maker.ts';
import { DownloadProgress } from './download-progress.ts';
import { asOrderer, publishUpdate } from './download-scope.ts';
import type { ListSource } from './list-source.ts';
import { storeDownload } from './store-download.ts';
import { listMaker } from './write-spreadsheet.ts';

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 10_000;
/** Background work has no session; everything else about the person is read as in a request. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

export const LIST_DOWNLOAD = {
  name: 'platform.listDownload',
  payload: z.object({ downloadId: idShape, attempt: z.number().int().min(1).default(1) }),
};

/**
 * Makes an ordered file: waiting → running → ready, or failed after three tries. The number of the try is in the
 * payload: a failed try enqueues the next one itself, and the queue's own retries are left for lost processes.
 */
export function downloadJob(makers: readonly DownloadMaker[]): JobHandler<typeof LIST_DOWNLOAD.payload> {
  const byId = new Map(makers.map((maker) => [maker.id, maker]));
  return defineJob({
    ...LIST_DOWNLOAD,
    queue: 'downloads',
    run: async ({ downloadId, attempt }, services) => {
      const download = await services.database.asPlatform((trx) => beginDownload(trx, downloadId));
      if (!download) return;
      try {
        await makeFile(services, byId.get(download.list), download);
      } catch (error) {
        await settleFailure(services, download, attempt, error);
      }
    },
  });
}

export const listDownloadJob = (sources: readonly ListSource[]) => downloadJob(sources.map(listMaker));

async function makeFile(services: Services, maker: DownloadMaker | undefined, download: Download): Promise<void> {
  if (!maker) throw requestErrors.notFound();
  const { userId, companyId } = download;
  const actor = await services.database.asPlatform((trx) => actorOf(trx, userId, companyId));
  if (!actor || actor.companyId !== companyId || !maker.mayOrder(actor)) throw requestErrors.forbidden();
  const task = { services, download, actor, progress: new DownloadProgress(services, download) };
  const made = await maker.make(task);
  await task.progress.published();
  await storeDownload(task, made);
}

/** The person as they are now; undefined when they may no longer sign in. Needs platform scope. */
export async function actorOf(trx: Trx, userId: string, companyId: string | null): Promise<Actor | undefined> {
  const { rows } = await sql<{
    actor: (Omit<Actor, 'permissions' | 'sessionId' | 'stepIn'> & { permissions: string[] }) | null;
  }>`
    select app.actor_of(${userId}, ${companyId}) as actor`.execute(trx);
  const found = rows[0]?.actor;
  return found ? { ...found, sessionId: NO_SESSION, stepIn: null, permissions: new Set(found.permissions) } : undefined;
}

/** A permanent error fails at once; everything else is retried. */
async function settleFailure(services: Services, download: Download, attempt: number, thrown: unknown): Promise<void> {
  const { code, status } = toAppError(thrown);
  const hopeless = thrown instanceof AppError && status < 500;
  services.log.warn({ err: thrown, downloadId: download.id, attempt }, 'a download could not be made');
  const now = services.now();
  await asOrderer(services, download, undefined, async (trx) => {
    if (!hopeless && attempt < MAX_ATTEMPTS) {
      const runAt = new Date(Date.now() + PAUSE_MS * attempt);
      await enqueue(trx, LIST_DOWNLOAD, { downloadId: download.id, attempt: attempt + 1 }, { runAt });
      return;
    }
    const failed = await failDownload(trx, download.id, code, now);
    if (failed) await publishUpdate(services, trx, DOWNLOAD_EVENTS.failed, download, 'failed', 0);
  });
}
