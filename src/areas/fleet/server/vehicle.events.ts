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

/** A request came to its end in another way than by being taken back: whoever asked is told. */
export const vehicleClaimEnded = defineEvent(
  'fleet.vehicleClaimEnded',
  z.object({
    companyId: idShape,
    /** The own record of whoever asked, once the vehicle is theirs. */
    vehicleId: idShape.nullable(),
    kind: z.enum(VEHICLE_KINDS),
    plate: z.string(),
    status: z.enum(CLAIM_STATUSES).exclude(['pending']),
  }),
);
