import { portOf } from '#platform/ports.ts';
import type { FleetDocumentSlot } from '../rules/checklist.ts';
import { countFleetDocuments } from '../rules/completeness.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { findExpiredDocuments, firstExpiry } from '../rules/expiry.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { checklistOf } from './checklist-of.ts';
import { readFleetDocuments } from './document.repository.ts';
import {
  type DocumentSummary,
  documentOwners,
  lockOwner,
  type OwnerContext,
  type OwnerRecord,
} from './owner.repository.ts';

export function summaryOf(
  { id, hasPhoto }: Pick<OwnerRecord, 'id' | 'hasPhoto'>,
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
  today: string,
): DocumentSummary {
  return {
    id,
    ...countFleetDocuments(slots, documents, hasPhoto),
    expired: findExpiredDocuments(slots, documents, today).length > 0,
    expireOn: firstExpiry(slots, documents),
  };
}

/**
 * Updates the document summary of an owner, which lists and filters use. Call it in the same transaction after a change
 * of the photo, the country or the type of the identity document; writing documents does it by itself.
 */
export async function summariseDocuments(context: OwnerContext, owner: DocumentOwner, today: string): Promise<void> {
  const { trx, services } = context;
  const record = await lockOwner(context, owner);
  const slots = await checklistOf(trx, owner.companyId, record);
  const summary = summaryOf(record, slots, await readFleetDocuments(trx, owner), today);
  await portOf(services, documentOwners).saveSummaries(trx, owner, [summary]);
}
