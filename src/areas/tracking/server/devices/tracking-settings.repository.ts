import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';

export interface Requirement {
  readonly requiresGps: boolean;
  /** Zero until the company said something. */
  readonly version: number;
}

export async function readRequirement(trx: Trx, companyId: string): Promise<Requirement> {
  const row = await trx
    .selectFrom('tracking_settings')
    .select(['requires_gps as requiresGps', 'version'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? { requiresGps: false, version: 0 };
}

type Saved = Requirement & { readonly companyId: string; readonly userId: string };

/** Refused when somebody else saved since it was read. */
export async function saveRequirement(trx: Trx, { companyId, userId, requiresGps, version }: Saved): Promise<void> {
  const saved = await trx
    .insertInto('tracking_settings')
    .values({ company_id: companyId, requires_gps: requiresGps, updated_by: userId })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ requires_gps: requiresGps, updated_by: userId })
        .where(sql<boolean>`tracking_settings.version = ${version}`),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  if (!saved || (saved.isNew && version !== 0)) throw requestErrors.staleVersion();
}
