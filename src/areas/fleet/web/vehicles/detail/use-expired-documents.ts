import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { ExpiredDocumentView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useCall } from '#ui/api/api-context.tsx';

const NONE: readonly ExpiredDocumentView[] = [];

/** The expired documents that prevent an assignment; empty while they are loading. */
export function useExpiredDocuments(fleet: VehicleFleet, id: string): readonly ExpiredDocumentView[] {
  return useCall(VEHICLE_CALLS[fleet].expiredDocuments, { params: { id } }).data?.expiredDocuments ?? NONE;
}
