import type { SemitrailerType, TruckType } from '../../rules/vehicle-type.ts';

interface FleetMix {
  readonly trucks: readonly TruckType[];
  readonly trailers: readonly SemitrailerType[];
}

/** A transport company drives for everybody: tractors for long ways, rigid trucks for the towns. */
const CARRIER: readonly TruckType[] = [
  'tractor',
  'tractorThreeAxles',
  'boxTruck',
  'tractor',
  'rigidThreeAxles',
  'tractorThreeAxles',
  'refrigeratedTruck',
  'tractor',
  'boxTruck',
  'tractorThreeAxles',
  'dumpTruck',
  'tractor',
];
const GENERAL: readonly SemitrailerType[] = [
  'curtainSider',
  'grainHopper',
  'grainHopper',
  'containerChassis',
  'flatbed',
  'refrigerated',
  'dryVan',
  'grainHopper',
  'curtainSider',
  'grainHopper',
];
const carrier = (...special: readonly SemitrailerType[]): FleetMix => ({
  trucks: CARRIER,
  trailers: [...GENERAL, ...special],
});
const GRAIN: FleetMix = { trucks: ['tractor', 'tractorThreeAxles', 'boxTruck'], trailers: ['grainHopper'] };
const BOTTLES: FleetMix = {
  trucks: ['boxTruck', 'tractor', 'rigidThreeAxles', 'tractorThreeAxles'],
  trailers: ['curtainSider', 'containerChassis'],
};

/** The vehicles of each company of the demo, in turn: they fit what it carries. */
export const FLEET_MIX: Readonly<Record<string, FleetMix>> = {
  illimani: carrier('dump', 'dump', 'flatbed', 'siloBulk'),
  oriente: GRAIN,
  altiplano: { trucks: ['boxTruck', 'rigidThreeAxles', 'tractor'], trailers: ['dryVan', 'curtainSider'] },
  cordillera: { trucks: ['tractorThreeAxles', 'dumpTruck', 'tractor', 'boxTruck'], trailers: ['dump', 'lowBed'] },
  pacifico: carrier('dump', 'dump', 'lowBed', 'tank'),
  valle: BOTTLES,
  araucania: carrier('timber', 'flatbed', 'tank', 'livestock'),
  chaco: GRAIN,
  nanduti: carrier('dryVan', 'containerChassis', 'tank', 'curtainSider'),
  bajio: { trucks: ['boxTruck', 'flatbedTruck', 'tractor', 'tractorThreeAxles'], trailers: ['flatbed', 'dryVan'] },
  sierra: carrier('carCarrier', 'flatbed', 'dryVan', 'tank'),
  campos: GRAIN,
  serra: carrier('flatbed', 'dryVan', 'siloBulk', 'curtainSider'),
  cuyo: BOTTLES,
  pampeano: carrier('livestock', 'tank', 'flatbed', 'curtainSider'),
  negro: {
    trucks: ['refrigeratedTruck', 'livestockTruck', 'tractor', 'tractorThreeAxles'],
    trailers: ['refrigerated', 'livestock'],
  },
  charrua: carrier('refrigerated', 'livestock', 'refrigerated', 'timber'),
};
