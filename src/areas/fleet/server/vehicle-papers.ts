import { expiredPapers } from '#areas/documents/rules/expiry.ts';
import { standingPapers } from '#areas/documents/server/index.ts';
import type { ExpiredPaperView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import { dayIn } from '#kernel/dates.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import { ownerOf } from './vehicle-scope.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'now'>;

/** Required papers that have run out, vehicle by vehicle. */
export async function expiredOfVehicles(
  { trx, now }: Context,
  records: readonly VehicleRecord[],
): Promise<ExpiredPaperView[]> {
  const found: ExpiredPaperView[] = [];
  for (const record of records) {
    const { slots, papers } = await standingPapers(trx, ownerOf(record));
    const { id: transportUnitId, plate } = record;
    found.push(
      ...expiredPapers(slots, papers, dayIn(now)).map(({ type, expiresOn }) => ({
        transportUnitId,
        plate,
        type,
        expirationDate: expiresOn ?? '',
      })),
    );
  }
  return found;
}
