import { companyOf, requireOwnPeople } from '#platform/actor.ts';
import { userErrors } from '../contract/user.errors.ts';
import { administratorsOf } from './administrator.repository.ts';
import type { Context } from './context.ts';

/**
 * Runs a change of users or roles and compares the administrators before and after: the company keeps one, and nobody
 * removes themselves. The caller holds the lock, so nothing changes in between.
 */
export async function keepingAdministrators<T>(
  { trx, actor }: Context,
  companyId: string,
  change: () => Promise<T>,
): Promise<T> {
  const before = await administratorsOf(trx, companyId);
  const result = await change();
  if (before.size === 0) return result;
  const after = await administratorsOf(trx, companyId);
  if (after.size === 0) throw userErrors.lastAdministrator();
  if (before.has(actor.userId) && !after.has(actor.userId)) throw userErrors.ownAdministration();
  return result;
}

/**
 * Inviting people is for the company's own, as soon as somebody administers it; until then the platform sets the company
 * up from inside.
 */
export async function requireInviter({ trx, actor }: Context): Promise<void> {
  if (!actor.stepIn) return;
  const administrators = await administratorsOf(trx, companyOf(actor));
  if (administrators.size > 0) requireOwnPeople(actor);
}
