import { createId } from '#kernel/ids.ts';
import type { Proof, Side } from '#testing/proof.ts';

export async function furnish({ app }: Proof, { company, admin }: Side): Promise<void> {
  const by = { company_id: company.id, set_by: admin.userId };
  const values = { id: createId(), ...by, currency: 'USD', rate: '6.96', valid_from: '2026-01-01' };
  await app.services.database.asPlatform((trx) => trx.insertInto('exchange_rate').values(values).execute());
}
