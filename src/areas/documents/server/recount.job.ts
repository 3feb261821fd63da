import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { idShape } from '#kernel/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { portOf } from '#platform/ports.ts';
import { OWNER_KINDS } from '../rules/document-owner.ts';
import { documentOwners } from './owner.repository.ts';
import { recount } from './recount.ts';
import { zoneOfCompany } from './zone.repository.ts';

/** Small enough that other requests do not wait long for a locked owner. */
const BATCH = 500;

/** The company changed its checklist, so the completion of all its owners is counted again. */
export const recountJob = defineJob({
  name: 'documents.recount',
  queue: 'events',
  payload: z.object({ companyId: idShape, kind: z.enum(OWNER_KINDS), country: z.enum(COUNTRY_CODES) }),
  run: async (group, services) => {
    const { database, now } = services;
    const { idsAfter } = portOf(services, documentOwners);
    let after: string | undefined;
    do {
      after = await database.asMember({ companyId: group.companyId, userId: null }, async (trx) => {
        const today = dayIn(now(), await zoneOfCompany(trx, group.companyId));
        const ids = await idsAfter(trx, group, after, BATCH);
        await recount({ trx, services }, group, ids, today);
        return ids.at(-1);
      });
    } while (after !== undefined);
  },
});
