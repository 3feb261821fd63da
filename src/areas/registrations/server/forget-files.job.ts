import { z } from 'zod';
import { deleteFile } from '#platform/files/attached-file.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { FORGET_DAYS } from '../rules/registration.ts';
import { detachFiles, endedFiles } from './registration.repository.ts';

const DAY_MS = 86_400_000;
/** So many in one transaction. */
const BATCH = 200;

/** Nightly: photos of identities that nobody will decide about any more are nobody's to keep. */
export const forgetFilesJob = defineJob({
  name: 'registrations.forgetFiles',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, { database, log, now }) => {
    const endedBefore = new Date(now().getTime() - FORGET_DAYS * DAY_MS);
    let forgotten = 0;
    for (let found = BATCH; found === BATCH; forgotten += found) {
      found = await database.asPlatform(async (trx) => {
        const files = await endedFiles(trx, endedBefore, BATCH);
        await detachFiles(trx, files);
        for (const file of files) await deleteFile(trx, file);
        return files.length;
      });
    }
    log.info({ forgotten }, 'files of ended invitations forgotten');
  },
});

export const forgetFilesSchedule = { schedule: '40 3 * * *', job: forgetFilesJob.name };
