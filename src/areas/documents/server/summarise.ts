import type { Trx } from '#platform/db/database.ts';
import type { PaperSlot } from '../rules/checklist.ts';
import { countPapers } from '../rules/completeness.ts';
import { expiredPapers } from '../rules/expiry.ts';
import type { Paper } from '../rules/paper.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
import { checklistOf } from './checklist-of.ts';
import { lockOwner, type OwnerRecord, type PaperSummary, writeSummaries } from './owner.repository.ts';
import { readPapers } from './paper.repository.ts';

export function summaryOf(
  { id, hasPhoto }: Pick<OwnerRecord, 'id' | 'hasPhoto'>,
  slots: readonly PaperSlot[],
  papers: readonly Paper[],
  today: string,
): PaperSummary {
  return {
    id,
    ...countPapers(slots, papers, hasPhoto),
    expired: expiredPapers(slots, papers, today).length > 0,
  };
}

/**
 * Rewrites what lists and filters know of an owner's papers. To be called, in the same transaction, after a change of
 * the photo, the country or the type of the identity document; writing papers does it by itself.
 */
export async function summarisePapers(trx: Trx, owner: PaperOwner, today: string): Promise<void> {
  const record = await lockOwner(trx, owner);
  const slots = await checklistOf(trx, owner.companyId, record);
  const summary = summaryOf(record, slots, await readPapers(trx, owner), today);
  await writeSummaries(trx, owner.companyId, owner.kind, [summary]);
}
