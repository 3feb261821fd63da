import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import {
  DISPATCH,
  READ_AS_CARRIER,
  READ_CREATED,
  READ_MARKETPLACE,
  READ_OPPORTUNITIES,
  SEE_FREIGHT,
} from '../contract/opportunity.permissions.ts';
import { findOpportunity, lockOwn, type OpportunityRecord } from './opportunity.repository.ts';
import { drives, type PostulationRecord } from './postulation.repository.ts';

/** Whether a person of the company may read one of its opportunities: all, what they made, what the marketplace shows. */
export function maySeeOwn(actor: Actor, record: OpportunityRecord): boolean {
  if (record.company_id !== actor.companyId) return false;
  if (holds(actor.permissions, READ_OPPORTUNITIES)) return true;
  if (holds(actor.permissions, READ_CREATED) && record.created_by === actor.userId) return true;
  return holds(actor.permissions, READ_MARKETPLACE) && record.publication_type === 'marketplace';
}

interface Reader {
  readonly trx: Trx;
  readonly actor: Actor;
}

/** An own opportunity the person may read; anything else is reported as not found. */
export async function readOwn({ trx, actor }: Reader, id: string): Promise<OpportunityRecord> {
  return seen(actor, await findOpportunity(trx, id));
}

/** The same, locked until the end of the transaction. */
export async function lockSeen({ trx, actor }: Reader, id: string): Promise<OpportunityRecord> {
  return seen(actor, await lockOwn(trx, id));
}

function seen(actor: Actor, record: OpportunityRecord): OpportunityRecord {
  if (!maySeeOwn(actor, record)) throw requestErrors.notFound();
  return record;
}

/** A person who drives for the company and does not dispatch: they apply, and read what they applied for, themselves. */
export async function isTrucker({ trx, actor }: Reader): Promise<boolean> {
  return !holds(actor.permissions, DISPATCH) && (await drives(trx));
}

/** Which of the own company's applications the person may read: all of them, or a trucker those they made. */
export async function seenApplications(
  context: Reader,
  applications: readonly PostulationRecord[],
): Promise<readonly PostulationRecord[]> {
  const { actor } = context;
  if (applications.length === 0 || !holds(actor.permissions, READ_AS_CARRIER)) return [];
  return (await isTrucker(context)) ? applications.filter(({ user_id }) => user_id === actor.userId) : applications;
}

/** The company's own prices need a right of their own. */
export const seesPrices = ({ permissions }: Actor): boolean => holds(permissions, SEE_FREIGHT);
