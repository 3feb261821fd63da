import { MARKETS } from '#areas/fleet/rules/market.ts';
import { FLEET_TRAITS, VEHICLE_FLEETS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { DRIVER_RIGHTS } from './driver.permissions.ts';
import { DRIVER_WIRE } from './driver-wire.ts';
import { SEES_DRIVERS, SEES_VEHICLES } from './homologation.permissions.ts';
import { ANSWERS_CLAIMS, CATEGORIES_READ, VEHICLE_RIGHTS } from './vehicle.permissions.ts';
import { VEHICLE_WIRE } from './vehicle-wire.ts';

const driverCalls = (call: string) => MARKETS.map((market) => `${DRIVER_WIRE[market].id}.${call}`);
const vehicleCalls = (call: string) => VEHICLE_FLEETS.map((fleet) => `${VEHICLE_WIRE[fleet].id}.${call}`);

export const topics: AreaTopics = {
  topics: {
    driver: Object.fromEntries(MARKETS.map((market) => [market, { holders: DRIVER_RIGHTS[market].read }])),
    vehicle: Object.fromEntries(
      VEHICLE_FLEETS.map((fleet) => {
        const { market, kind } = FLEET_TRAITS[fleet];
        return [`${market}.${kind}`, { holders: VEHICLE_RIGHTS[fleet].read }];
      }),
    ),
    vehicleClaim: { company: { holders: ANSWERS_CLAIMS } },
    vehicleCategory: { company: { holders: CATEGORIES_READ } },
    homologation: { driver: { holders: SEES_DRIVERS }, vehicle: { holders: SEES_VEHICLES } },
  },
  shows: [
    ...showing(['exceptions.read'], { driver: null, vehicle: null, document: null }),
    ...showing([...driverCalls('read'), 'drivers.open'], {
      driver: 'id',
      document: 'id',
      homologation: 'id',
      vehicle: null,
    }),
    ...showing(['drivers.history'], { driver: 'id' }),
    ...showing(driverCalls('list'), { driver: null, document: null, homologation: null }),
    ...showing(['drivers.travels'], { order: null }),
    ...showing(['drivers.owners'], { partner: null }),
    ...showing(['drivers.accounts'], { user: null, driver: null }),
    ...showing([...vehicleCalls('read'), ...vehicleCalls('photos'), ...vehicleCalls('expiredDocuments')], {
      vehicle: 'id',
      document: 'id',
      homologation: 'id',
      driver: null,
    }),
    ...showing(vehicleCalls('history'), { vehicle: 'id' }),
    ...showing(vehicleCalls('list'), {
      vehicle: null,
      document: null,
      homologation: null,
      driver: null,
      position: null,
    }),
    ...showing(['transportUnit.readCompany'], { vehicle: 'id' }),
    ...showing(['transportUnit.ofDriver', 'transportUnit.devices'], { vehicle: null }),
    ...showing(['vehicleClaims.list'], { vehicleClaim: null }),
    ...showing(['transportUnit.categories'], { vehicleCategory: null }),
    ...showing(['homologation.readDriver', 'homologation.readVehicle'], { homologation: 'id' }),
  ],
};
