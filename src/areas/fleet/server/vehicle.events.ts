import { z } from 'zod';
import { VEHICLE_KINDS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { CLAIM_STATUSES } from '#areas/fleet/rules/vehicle-takeover.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** A company asked the owner of a closed fleet to let a vehicle go. */
export const vehicleClaimed = defineEvent(
  'fleet.vehicleClaimed',
  z.object({
    ownerCompanyId: idShape,
    vehicleId: idShape,
    kind: z.enum(VEHICLE_KINDS),
    plate: z.string(),
    companyName: z.string(),
  }),
);

/** A claim ended in another way than by being withdrawn, so those who asked are notified. */
export const vehicleClaimEnded = defineEvent(
  'fleet.vehicleClaimEnded',
  z.object({
    companyId: idShape,
    /** The record in the asking company, once it has the vehicle. */
    vehicleId: idShape.nullable(),
    kind: z.enum(VEHICLE_KINDS),
    plate: z.string(),
    status: z.enum(CLAIM_STATUSES).exclude(['pending']),
  }),
);
