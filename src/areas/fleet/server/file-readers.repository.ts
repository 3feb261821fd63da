import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import { HOMOLOGATION_HIDDEN, mayHomologate } from '#areas/fleet/contract/homologation.permissions.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { fleetOf, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { FileReader } from '#platform/files/file-reader.ts';

interface Vehicle {
  readonly market: string;
  readonly kind: string;
}

const readsVehicle = ({ permissions }: Actor, { market, kind }: Vehicle) =>
  holds(permissions, VEHICLE_RIGHTS[fleetOf(market as Market, kind as VehicleKind)].read);

/** Drivers also see their own photo. */
const driverPhoto: FileReader = {
  table: 'driver',
  column: 'photo_file_id',
  mayRead: async ({ trx, actor }, fileId) => {
    const drivers = await trx
      .selectFrom('driver')
      .select(['market', 'user_id'])
      .where('company_id', '=', companyOf(actor))
      .where('photo_file_id', '=', fileId)
      .execute();
    const markets: readonly string[] = readableMarkets(actor.permissions);
    return drivers.some(({ market, user_id }) => markets.includes(market) || user_id === actor.userId);
  },
};

const vehiclePhoto: FileReader = {
  table: 'vehicle_photo',
  column: 'file_id',
  mayRead: async ({ trx, actor }, fileId) => {
    const vehicles = await trx
      .selectFrom('vehicle_photo as p')
      .innerJoin('vehicle as v', (join) =>
        join.onRef('v.company_id', '=', 'p.company_id').onRef('v.id', '=', 'p.vehicle_id'),
      )
      .select(['v.market', 'v.kind'])
      .where('p.company_id', '=', companyOf(actor))
      .where('p.file_id', '=', fileId)
      .execute();
    return vehicles.some((vehicle) => readsVehicle(actor, vehicle));
  },
};

/** What somebody saw in a register, for those who see the results of the driver or vehicle. */
const homologationEvidence: FileReader = {
  table: 'homologation_check',
  column: 'evidence_file_id',
  mayRead: async ({ trx, actor }, fileId) => {
    if (holds(actor.permissions, HOMOLOGATION_HIDDEN)) return false;
    const records = await trx
      .selectFrom('homologation_check as c')
      .innerJoin('homologation as h', (join) =>
        join.onRef('h.company_id', '=', 'c.company_id').onRef('h.id', '=', 'c.homologation_id'),
      )
      .leftJoin('driver as d', (join) =>
        join.onRef('d.company_id', '=', 'h.company_id').onRef('d.id', '=', 'h.driver_id'),
      )
      .leftJoin('vehicle as v', (join) =>
        join.onRef('v.company_id', '=', 'h.company_id').onRef('v.id', '=', 'h.vehicle_id'),
      )
      .select(['d.market as driverMarket', 'v.market as vehicleMarket', 'v.kind as vehicleKind'])
      .where('c.company_id', '=', companyOf(actor))
      .where('c.evidence_file_id', '=', fileId)
      .execute();
    return records.some(({ driverMarket, vehicleMarket, vehicleKind }) =>
      mayHomologate(actor.permissions, 'see', {
        kind: driverMarket === null ? (vehicleKind as VehicleKind) : 'driver',
        market: (driverMarket ?? vehicleMarket) as Market,
      }),
    );
  },
};

export const fleetFileReaders: readonly FileReader[] = [driverPhoto, vehiclePhoto, homologationEvidence];
