import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { KnownKeys } from './file-store.ts';

/** Far longer than any transaction that has written its bytes but not yet committed its record. */
const UNTOUCHED_MS = 24 * 3_600_000;

/** Nightly: removes stored bytes without a record. */
export const sweepFilesJob = defineJob({
  name: 'files.sweep',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, { database, files, log, now }) => {
    const known: KnownKeys = async (keys) => {
      const rows = await database.asPlatform((trx) =>
        trx
          .selectFrom('file_object')
          .select('storage_key')
          .where('storage_key', 'in', [...keys])
          .execute(),
      );
      return new Set(rows.map((row) => row.storage_key));
    };
    const removed = await files.sweep(new Date(now().getTime() - UNTOUCHED_MS), known);
    log.info({ removed }, 'files swept');
  },
});
