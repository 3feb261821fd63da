import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { idShape } from '#kernel/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { OWNER_KINDS } from '../rules/document-owner.ts';
import { ownersAfter } from './owner.repository.ts';
import { recount } from './recount.ts';

/** Small enough that nobody waits long for an owner under lock. */
const BATCH = 500;

/** The company asks for other documents: everybody it asks is counted anew. */
export const recountJob = defineJob({
  name: 'documents.recount',
  payload: z.object({ companyId: idShape, kind: z.enum(OWNER_KINDS), country: z.enum(COUNTRY_CODES) }),
  run: async ({ companyId, kind, country }, { database, now }) => {
    let after: string | undefined;
    do {
      after = await database.asMember({ companyId, userId: null }, async (trx) => {
        const ids = await ownersAfter(trx, { companyId, kind, country }, after, BATCH);
        await recount(trx, companyId, kind, ids, dayIn(now()));
        return ids.at(-1);
      });
    } while (after !== undefined);
  },
});
