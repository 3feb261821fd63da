import type { Trx } from '#platform/db/database.ts';

export interface NewRecovery {
  readonly handle: string;
  /** Null for an address without an account, whose handle behaves like any other but has no valid code. */
  readonly userId: string | null;
  readonly codeHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** False when this handle already exists, because the job runs a second time. */
export async function insertRecovery(trx: Trx, recovery: NewRecovery): Promise<boolean> {
  const written = await trx
    .insertInto('password_recovery')
    .values({
      handle: recovery.handle,
      user_id: recovery.userId,
      code_hash: recovery.codeHash,
      expires_at: recovery.expiresAt,
      created_at: recovery.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('handle')
    .executeTakeFirst();
  return written !== undefined;
}

export function lockRecovery(trx: Trx, handle: string) {
  return trx
    .selectFrom('password_recovery')
    .select([
      'handle',
      'user_id as userId',
      'code_hash as codeHash',
      'tries',
      'expires_at as expiresAt',
      'used_at as usedAt',
    ])
    .where('handle', '=', handle)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(trx: Trx, handle: string): Promise<void> {
  await trx
    .updateTable('password_recovery')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('handle', '=', handle)
    .execute();
}

/** A new password invalidates all codes sent before. */
export async function closeRecoveries(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_recovery')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
