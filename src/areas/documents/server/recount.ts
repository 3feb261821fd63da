import { portOf } from '#platform/ports.ts';
import type { FleetDocumentSlot } from '../rules/checklist.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { checklistOf } from './checklist-of.ts';
import { documentsOfMany } from './document.repository.ts';
import { documentOwners, type OwnerContext, type OwnerGroup, type OwnerRecord } from './owner.repository.ts';
import { summaryOf } from './summarise.ts';

/** A locked owner with its checklist and documents. */
export interface Recounted {
  readonly owner: OwnerRecord;
  readonly slots: readonly FleetDocumentSlot[];
  readonly documents: readonly FleetDocument[];
}

/** Updates the document summary, which lists show, of many owners at once. */
export async function recount(
  { trx, services }: OwnerContext,
  group: OwnerGroup,
  ids: readonly string[],
  today: string,
): Promise<readonly Recounted[]> {
  const { companyId, kind } = group;
  const { lock, saveSummaries } = portOf(services, documentOwners);
  const owners = await lock(trx, group, ids);
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
  await saveSummaries(trx, group, summaries);
  return recounted;
}
