import type { Trx } from '#platform/db/database.ts';
import { checklistFor, type PaperSlot } from '../rules/checklist.ts';
import type { OwnerFacts } from '../rules/paper-owner.ts';
import { findRequired } from './required-papers.repository.ts';

/** What the company asks of such an owner, in the country's order; the extra papers come last. */
export async function checklistOf(trx: Trx, companyId: string, facts: OwnerFacts): Promise<readonly PaperSlot[]> {
  const own = await findRequired(trx, { companyId, kind: facts.kind, country: facts.countryCode });
  return checklistFor(facts, own?.types ?? null);
}
