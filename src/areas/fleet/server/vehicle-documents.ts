import { findExpiredDocuments } from '#areas/documents/rules/expiry.ts';
import { readCurrentDocuments } from '#areas/documents/server/index.ts';
import type { ExpiredDocumentView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import { dayIn } from '#kernel/dates.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import { ownerOf } from './vehicle-scope.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'services' | 'now'>;

/** Required documents that have expired, per vehicle. */
export async function expiredOfVehicles(
  context: Context,
  records: readonly VehicleRecord[],
): Promise<ExpiredDocumentView[]> {
  const found: ExpiredDocumentView[] = [];
  for (const record of records) {
    const { slots, documents } = await readCurrentDocuments(context, ownerOf(record));
    const { id: transportUnitId, plate } = record;
    found.push(
      ...findExpiredDocuments(slots, documents, dayIn(context.now)).map(({ type, expiresOn }) => ({
        transportUnitId,
        plate,
        type,
        expirationDate: expiresOn ?? '',
      })),
    );
  }
  return found;
}
