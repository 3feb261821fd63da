import type { Trx } from '#platform/db/database.ts';
import type { FleetDocumentSlot } from '../rules/checklist.ts';
import type { OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { checklistOf } from './checklist-of.ts';
import { documentsOfMany } from './document.repository.ts';
import { lockOwners, type OwnerRecord, writeSummaries } from './owner.repository.ts';
import { summaryOf } from './summarise.ts';

/** An owner with its checklist and documents, as they stand under lock. */
export interface Recounted {
  readonly owner: OwnerRecord;
  readonly slots: readonly FleetDocumentSlot[];
  readonly documents: readonly FleetDocument[];
}

/** Rewrites what lists know of the documents of many owners at once. */
export async function recount(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
  today: string,
): Promise<readonly Recounted[]> {
  const owners = await lockOwners(trx, companyId, kind, ids);
  const documentsOf = await documentsOfMany(trx, companyId, kind, ids);
  const checklists = new Map<string, readonly FleetDocumentSlot[]>();
  const recounted: Recounted[] = [];
  for (const owner of owners) {
    const like = `${owner.countryCode}/${owner.documentType}`;
    const slots = checklists.get(like) ?? (await checklistOf(trx, companyId, owner));
    checklists.set(like, slots);
    recounted.push({ owner, slots, documents: documentsOf.get(owner.id) ?? [] });
  }
  const summaries = recounted.map(({ owner, slots, documents }) => summaryOf(owner, slots, documents, today));
  await writeSummaries(trx, companyId, kind, summaries);
  return recounted;
}
