import { sql } from 'kysely';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';

/** Background work has no session; everything else about the person is read as in a request. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** The person as they are now; undefined when they may no longer sign in. Needs platform scope. */
export async function actorOf(trx: Trx, userId: string, companyId: string | null): Promise<Actor | undefined> {
  const { rows } = await sql<{ actor: (Omit<Actor, 'permissions' | 'sessionId'> & { permissions: string[] }) | null }>`
    select app.actor_of(${userId}, ${companyId}) as actor`.execute(trx);
  const found = rows[0]?.actor;
  return found ? { ...found, sessionId: NO_SESSION, permissions: new Set(found.permissions) } : undefined;
}

/** Whether the order would still be accepted today. */
export function mayDownload(
  actor: Actor | undefined,
  definition: ListDefinition,
  companyId: string | null,
): actor is Actor {
  if (!actor || actor.companyId !== companyId) return false;
  if (definition.scope === 'platform' && !actor.isSuperAdmin) return false;
  const access = definition.downloadAccess ?? definition.access;
  if (access === 'signed-in') return true;
  return typeof access === 'object' && companyId !== null && holds(actor.permissions, access.permission);
}
