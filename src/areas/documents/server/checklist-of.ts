import type { Trx } from '#platform/db/database.ts';
import { checklistFor, type FleetDocumentSlot } from '../rules/checklist.ts';
import type { OwnerFacts } from '../rules/document-owner.ts';
import { findRequired } from './required-documents.repository.ts';

/** What the company requires of such an owner, in the country's order; the extra documents come last. */
export async function checklistOf(
  trx: Trx,
  companyId: string,
  facts: OwnerFacts,
): Promise<readonly FleetDocumentSlot[]> {
  const own = await findRequired(trx, { companyId, kind: facts.kind, country: facts.countryCode });
  return checklistFor(facts, own?.types ?? null);
}
