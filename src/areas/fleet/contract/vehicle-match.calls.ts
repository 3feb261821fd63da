import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { fleetsOf, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { DEVICE_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { VEHICLE_RIGHTS, writesAny } from './vehicle.permissions.ts';
import { vehicleShape } from './vehicle.shapes.ts';
import { VEHICLE_WIRE } from './vehicle-wire.ts';

const params = z.object({ id: idShape });
const reply = z.object({ transportUnit: vehicleShape });

/** What only trucks have: a driver, semitrailers, a device. */
function defineMatchCalls(fleet: VehicleFleet) {
  const { id, path, noun } = VEHICLE_WIRE[fleet];
  const access = { permission: VEHICLE_RIGHTS[fleet].write } as const;
  return {
    driver: defineCall({
      id: `${id}.matchDriver`,
      method: 'PUT',
      path: `${path}/tms/match/{id}`,
      summary: `Gives a driver to a ${noun}; of several people doing so at once, one succeeds.`,
      access,
      params,
      body: z.strictObject({
        truckerId: idShape,
        /** The driver to be replaced; without it the truck must have no driver. */
        replaces: idShape.optional(),
      }),
      reply,
    }),
    trailers: defineCall({
      id: `${id}.matchTrailers`,
      method: 'PUT',
      path: `${path}/{id}/trailer`,
      summary: `Says which one or two semitrailers a ${noun} pulls; null lets it go.`,
      access,
      params,
      body: z.strictObject({
        trailerId: idShape.nullable(),
        secondTrailerId: idShape.nullable().default(null),
        version: versionShape,
      }),
      reply,
    }),
    device: defineCall({
      id: `${id}.linkDevice`,
      method: 'PUT',
      path: `${path}/{id}/device`,
      summary: `Links a GPS device to a ${noun}, or takes it off with null.`,
      access,
      params,
      body: z.strictObject({ deviceId: textShape(DEVICE_MAX).nullable() }),
      reply,
    }),
  } as const;
}

export type MatchCalls = ReturnType<typeof defineMatchCalls>;

/** By truck fleet; semitrailers have none. */
export const MATCH_CALLS: ReadonlyMap<VehicleFleet, MatchCalls> = new Map(
  fleetsOf('truck').map((fleet) => [fleet, defineMatchCalls(fleet)]),
);

export const unmatchDriver = defineCall({
  id: 'driverTransportUnit.unmatch',
  method: 'PUT',
  path: '/driverTransportUnit/dissmatch',
  summary: 'Takes the driver off a truck of either market.',
  access: { permission: writesAny('truck') },
  body: z.strictObject({
    transportUnitId: idShape,
    /** The driver the caller sees on the truck: refused when the truck has another one by now. */
    truckerId: idShape.optional(),
  }),
  reply,
});
