import type { Actor } from '../actor.ts';
import type { Trx } from '../db/database.ts';
import { insertJson } from '../db/insert-json.ts';
import type { Caller } from '../http/route.ts';
import { differenceBetween } from './changes.ts';

/** Who acts: a request's context, or a worker that acts for a person without a session or for nobody. */
export interface AuditContext {
  readonly actor: (Pick<Actor, 'userId' | 'companyId'> & { readonly sessionId: string | null }) | null;
  readonly caller?: Pick<Caller, 'requestId'>;
}

export interface AuditedAction {
  /** `area.verbNoun`, such as `companies.updateProfile`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before?: object | null | undefined;
  readonly after?: object | null | undefined;
  /** The company of the record, where it is not the one the person works in. */
  readonly companyId?: string | null;
}

/**
 * Records who did what to which record, in the transaction of the change itself. Saving a record without a change is
 * not recorded; an action without records is.
 */
export function audit(trx: Trx, context: AuditContext, action: AuditedAction): Promise<void> {
  return auditAll(trx, context, [action]);
}

/** Several records at once, each with an entry of its own. */
export async function auditAll(
  trx: Trx,
  { actor, caller }: AuditContext,
  actions: readonly AuditedAction[],
): Promise<void> {
  const rows = actions.flatMap(({ before = null, after = null, ...action }) => {
    const { differs, changes } = differenceBetween(before, after);
    if (before && after && !differs) return [];
    const entry = {
      company_id: action.companyId === undefined ? (actor?.companyId ?? null) : action.companyId,
      user_id: actor?.userId ?? null,
      session_id: actor?.sessionId ?? null,
      request_id: caller?.requestId ?? null,
      action: action.action,
      entity: action.entity,
      entity_id: action.entityId,
      changes,
    };
    return [entry];
  });
  if (rows.length > 0) await insertJson('audit_entry', rows).execute(trx);
}
