import type { Trx } from '#platform/db/database.ts';
import type { PaperSlot } from '../rules/checklist.ts';
import type { Paper } from '../rules/paper.ts';
import type { OwnerKind } from '../rules/paper-owner.ts';
import { checklistOf } from './checklist-of.ts';
import { lockOwners, type OwnerRecord, writeSummaries } from './owner.repository.ts';
import { papersOfMany } from './paper.repository.ts';
import { summaryOf } from './summarise.ts';

/** An owner with its checklist and papers, as they stand under lock. */
export interface Recounted {
  readonly owner: OwnerRecord;
  readonly slots: readonly PaperSlot[];
  readonly papers: readonly Paper[];
}

/** Rewrites what lists know of the papers of many owners at once. */
export async function recount(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
  today: string,
): Promise<readonly Recounted[]> {
  const owners = await lockOwners(trx, companyId, kind, ids);
  const papersOf = await papersOfMany(trx, companyId, kind, ids);
  const checklists = new Map<string, readonly PaperSlot[]>();
  const recounted: Recounted[] = [];
  for (const owner of owners) {
    const like = `${owner.countryCode}/${owner.documentType}`;
    const slots = checklists.get(like) ?? (await checklistOf(trx, companyId, owner));
    checklists.set(like, slots);
    recounted.push({ owner, slots, papers: papersOf.get(owner.id) ?? [] });
  }
  const summaries = recounted.map(({ owner, slots, papers }) => summaryOf(owner, slots, papers, today));
  await writeSummaries(trx, companyId, kind, summaries);
  return recounted;
}
