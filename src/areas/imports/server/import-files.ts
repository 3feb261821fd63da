import { z } from 'zod';
import { FILES_KEPT_DAYS } from '#areas/imports/rules/import-limits.ts';
import { companyOf } from '#platform/actor.ts';
import { KIND_FACTS } from '#platform/files/file-name.ts';
import { prepareFile, recordFile, removeFile } from '#platform/files/stored-file.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { forgetFilesBefore, type ImportFile, rememberFile } from './import.repository.ts';
import type { ImportContext } from './import-target.ts';

const DAY_MS = 86_400_000;
const BATCH = 500;

export interface MadeFile {
  readonly target: string;
  readonly purpose: ImportFile['purpose'];
  /** Without the file extension. */
  readonly name: string;
  readonly content: Buffer;
}

/** Stores a spreadsheet for a few days and returns its link; after the request's transaction, which would wait. */
export async function lendFile(
  { services, actor }: Pick<ImportContext, 'services' | 'actor'>,
  { target, purpose, name, content }: MadeFile,
): Promise<string> {
  const companyId = companyOf(actor);
  const { contentType } = KIND_FACTS.xlsx;
  const owner = { companyId, ownerId: actor.userId };
  const prepared = await prepareFile(services, { ...owner, name: `${name}.xlsx`, content, contentType });
  return services.database.asMember({ companyId, userId: actor.userId }, async (trx) => {
    const file = await recordFile(trx, services, prepared);
    await rememberFile(trx, { fileId: file.id, companyId, purpose, target });
    return file.url;
  });
}

/** Nightly: deletes old templates and reports. */
export const sweepImportFilesJob = defineJob({
  name: 'imports.sweepFiles',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, { database, log, now }) => {
    const before = new Date(now().getTime() - FILES_KEPT_DAYS * DAY_MS);
    let removed = 0;
    for (let count = BATCH; count === BATCH; removed += count) {
      count = await database.asPlatform(async (trx) => {
        const files = await forgetFilesBefore(trx, before, BATCH);
        for (const file of files) await removeFile(trx, file);
        return files.length;
      });
    }
    log.info({ removed }, 'files of imports swept');
  },
});
