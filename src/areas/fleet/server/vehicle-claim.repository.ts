import { sql } from 'kysely';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import { fleetsWith } from '#areas/fleet/contract/vehicle.permissions.ts';
import { claimList } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import { FLEET_TRAITS, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ClaimStatus } from '#areas/fleet/rules/vehicle-takeover.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import type { PlateRecord } from './vehicle-plate.repository.ts';

export interface ClaimRecord {
  readonly id: string;
  readonly companyId: string;
  readonly ownerCompanyId: string;
  readonly vehicleId: string;
  readonly country: CountryCode;
  readonly plate: string;
  readonly kind: VehicleKind;
  readonly status: ClaimStatus;
  readonly askedBy: string;
}

interface Asker {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
}

function claims(trx: Trx) {
  return trx
    .selectFrom('vehicle_claim')
    .select([
      'id',
      'company_id as companyId',
      'owner_company_id as ownerCompanyId',
      'vehicle_id as vehicleId',
      'country_code as country',
      'plate',
      'kind',
      'status',
      'asked_by as askedBy',
    ]);
}

export async function findClaim(trx: Trx, id: string): Promise<ClaimRecord | undefined> {
  return (await claims(trx).where('id', '=', id).executeTakeFirst()) as ClaimRecord | undefined;
}

/** A claim is answered once: a second answer is refused. */
export async function lockClaim(trx: Trx, id: string): Promise<ClaimRecord> {
  return (await claims(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()) as ClaimRecord;
}

/** The pending claims on a vehicle, oldest first; in platform scope. */
export async function pendingClaims(trx: Trx, vehicleId: string): Promise<ClaimRecord[]> {
  const rows = await claims(trx)
    .where('vehicle_id', '=', vehicleId)
    .where('status', '=', 'pending')
    .orderBy('asked_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows as ClaimRecord[];
}

/** A company has one pending claim per vehicle; in platform scope, because the vehicle is another company's. */
export async function insertClaim(
  trx: Trx,
  { companyId, companyName, userId }: Asker,
  vehicle: PlateRecord,
): Promise<{ id: string; status: ClaimStatus }> {
  const id = createId();
  const values = {
    id,
    company_id: companyId,
    company_name: companyName,
    owner_company_id: vehicle.companyId,
    vehicle_id: vehicle.id,
    country_code: vehicle.country,
    plate: vehicle.plate,
    kind: vehicle.kind,
    asked_by: userId,
  };
  try {
    await trx.insertInto('vehicle_claim').values(values).execute();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'vehicle_claim_open') throw cause;
    throw vehicleErrors.claimPending({ cause, params: { plate: shownPlate(vehicle.country, vehicle.plate) } });
  }
  return { id, status: 'pending' };
}

export async function endClaim(
  trx: Trx,
  { id }: ClaimRecord,
  status: Exclude<ClaimStatus, 'pending'>,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('vehicle_claim')
    .set({ status, answered_by: userId, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

const side = sql`case when c.company_id = app.company_id() then 'sent' else 'received' end`;

export const claimListSource: ListSource = {
  definition: claimList,
  from: sql`vehicle_claim c`,
  key: sql`c.id`,
  /** Only of the kinds whose closed fleet the reader may write to. */
  where: ({ actor }) => {
    const kinds = fleetsWith('write', actor?.permissions ?? new Set())
      .map((fleet) => FLEET_TRAITS[fleet])
      .filter(({ market }) => market === 'own')
      .map(({ kind }) => kind);
    return sql`(c.company_id = app.company_id() or c.owner_company_id = app.company_id()) and c.kind = any(${kinds})`;
  },
  output: {
    _id: { sql: sql`c.id` },
    side: { sql: side, notNull: true },
    status: { sql: sql`c.status`, notNull: true },
    plate: { sql: sql`c.plate`, notNull: true },
    countryId: { sql: sql`c.country_code`, notNull: true },
    kind: { sql: sql`c.kind`, notNull: true },
    companyName: { sql: sql`c.company_name`, notNull: true },
    transportUnitId: { sql: sql`case when c.owner_company_id = app.company_id() then c.vehicle_id end` },
    askedAt: { sql: sql`c.asked_at`, notNull: true },
    answeredAt: { sql: sql`c.answered_at` },
  },
  filters: {
    sides: { sql: side },
    statuses: { sql: sql`c.status` },
    kinds: { sql: sql`c.kind` },
    plates: { sql: sql`c.plate`, label: sql`app.shown_plate(c.country_code, c.plate)`, anySpelling: true },
    askedOn: { sql: sql`c.asked_at`, days: 'instant' },
  },
  search: [{ sql: sql`c.plate` }, { sql: sql`app.shown_plate(c.country_code, c.plate)` }, { sql: sql`c.company_name` }],
  exportText: {
    plate: ({ plate, countryId }) => shownPlate(String(countryId), String(plate)),
  },
};
