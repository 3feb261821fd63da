import { documentErrors } from '#areas/documents/contract/paper.errors.ts';
import { expiredPapers } from '#areas/documents/rules/expiry.ts';
import type { PaperOwner } from '#areas/documents/rules/paper-owner.ts';
import { standingPapers } from '#areas/documents/server/index.ts';
import type { ExpiredPaperView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import { dayIn } from '#kernel/dates.ts';
import type { Trx } from '#platform/db/database.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import { ownerOf } from './vehicle-scope.ts';

interface Asked {
  readonly trx: Trx;
  readonly now: Date;
}

/** Required papers of a driver or a vehicle that have run out. */
async function runOut({ trx, now }: Asked, owner: PaperOwner) {
  const { slots, papers } = await standingPapers(trx, owner);
  return expiredPapers(slots, papers, dayIn(now));
}

export async function expiredOfVehicles(asked: Asked, records: readonly VehicleRecord[]): Promise<ExpiredPaperView[]> {
  const found: ExpiredPaperView[] = [];
  for (const record of records) {
    const expired = await runOut(asked, ownerOf(record));
    found.push(
      ...expired.map(({ type, expiresOn }) => ({
        transportUnitId: record.id,
        plate: record.plate,
        type,
        expirationDate: expiresOn ?? '',
      })),
    );
  }
  return found;
}

/** Who is named with a paper that has run out cannot be matched; the error says whose and which. */
export async function refuseExpired(asked: Asked, owners: readonly (PaperOwner & { name: string })[]): Promise<void> {
  for (const { name, ...owner } of owners) {
    const expired = await runOut(asked, owner);
    if (expired.length === 0) continue;
    throw documentErrors.expired({
      params: { name, count: expired.length },
      fields: Object.fromEntries(expired.map(({ type }) => [`documents.${type}`, { code: 'expired' }])),
    });
  }
}
