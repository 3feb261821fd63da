import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

export interface ClosedPlate {
  readonly country_code: string;
  readonly plate: string;
}

/** Which of the plates are in another company's closed fleet, without disclosing whose. */
export async function findClosedPlates(
  trx: Trx,
  companyId: string,
  plates: readonly string[],
): Promise<readonly ClosedPlate[]> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<ClosedPlate>`
      select country_code, plate from vehicle
      where market = 'own' and company_id <> ${companyId} and plate = any(${[...plates]})`.execute(trx);
    return rows;
  });
}
