import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { ExpiredDocumentView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useCall } from '#ui/api/api-context.tsx';

const NONE: readonly ExpiredDocumentView[] = [];

/** What keeps a vehicle from being assigned; nothing while it is not known. */
export function useExpiredDocuments(fleet: VehicleFleet, id: string): readonly ExpiredDocumentView[] {
  return useCall(VEHICLE_CALLS[fleet].expiredDocuments, { params: { id } }).data?.expiredDocuments ?? NONE;
}
