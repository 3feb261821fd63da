import type { CargoPicture } from '#areas/companies/demo/cargo-drawings.ts';
import type { VehicleType } from '#areas/fleet/rules/vehicle-type.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';

/** The trucks and semitrailers that carry each category. */
export const CARRIED_ON: Readonly<Record<LoadCategory, readonly VehicleType[]>> = {
  general: ['dryVan', 'curtainSider', 'boxTruck', 'rigidThreeAxles', 'rigidTruck'],
  grains: ['grainHopper', 'siloBulk', 'dump', 'dumpTruck'],
  soy: ['grainHopper', 'siloBulk', 'dump', 'dumpTruck'],
  corn: ['grainHopper', 'siloBulk', 'dump', 'dumpTruck'],
  sugar: ['grainHopper', 'curtainSider'],
  fertilizer: ['grainHopper', 'dump', 'dumpTruck', 'curtainSider'],
  cement: ['siloBulk', 'curtainSider', 'flatbed'],
  steel: ['flatbed', 'flatbedTruck'],
  timber: ['timber', 'flatbed'],
  minerals: ['dump', 'dumpTruck'],
  fuel: ['tank', 'tankTruck'],
  chemicals: ['tank', 'tankTruck'],
  dangerous: ['tank', 'tankTruck'],
  refrigerated: ['refrigerated', 'refrigeratedTruck'],
  food: ['dryVan', 'curtainSider', 'boxTruck', 'refrigerated', 'refrigeratedTruck'],
  beverages: ['curtainSider', 'dryVan', 'boxTruck', 'rigidThreeAxles'],
  livestock: ['livestock', 'livestockTruck'],
  machinery: ['lowBed', 'flatbed', 'flatbedTruck', 'craneTruck'],
  vehicles: ['carCarrier', 'carCarrierTruck'],
  textiles: ['dryVan', 'boxTruck', 'curtainSider'],
  electronics: ['dryVan', 'boxTruck'],
  containers: ['containerChassis', 'flatbed'],
};

/** Loaded loose, without packing. */
export const IN_BULK: ReadonlySet<string> = new Set<LoadCategory>([
  'grains',
  'soy',
  'corn',
  'sugar',
  'fertilizer',
  'minerals',
  'fuel',
  'chemicals',
  'dangerous',
]);

/** What a photo of each category shows. */
export const CARGO_PICTURES: Readonly<Record<LoadCategory, CargoPicture>> = {
  general: 'pallets',
  grains: 'grain',
  soy: 'grain',
  corn: 'grain',
  sugar: 'bags',
  fertilizer: 'bags',
  cement: 'bags',
  steel: 'steel',
  timber: 'timber',
  minerals: 'ore',
  fuel: 'drums',
  chemicals: 'drums',
  dangerous: 'drums',
  refrigerated: 'crates',
  food: 'pallets',
  beverages: 'crates',
  livestock: 'cattle',
  machinery: 'machine',
  vehicles: 'cars',
  textiles: 'pallets',
  electronics: 'pallets',
  containers: 'container',
};

export interface Business {
  readonly normal: readonly LoadCategory[];
  readonly agro: readonly LoadCategory[];
  readonly multipoint: readonly LoadCategory[];
}

/** What the companies that own the goods send, by the key of the company. */
export const SENT_BY: Readonly<Record<string, Business>> = {
  oriente: { normal: ['soy', 'fertilizer', 'food'], agro: ['soy', 'corn'], multipoint: ['food'] },
  altiplano: {
    normal: ['food', 'beverages', 'textiles', 'general'],
    agro: [],
    multipoint: ['food', 'beverages', 'textiles'],
  },
  cordillera: { normal: ['minerals', 'machinery', 'general'], agro: [], multipoint: ['general'] },
  valle: { normal: ['beverages', 'containers', 'general'], agro: ['fertilizer'], multipoint: ['beverages'] },
  chaco: { normal: ['soy', 'fertilizer', 'food'], agro: ['soy', 'corn', 'grains'], multipoint: ['food'] },
  bajio: { normal: ['steel', 'machinery', 'general'], agro: [], multipoint: ['general'] },
  campos: {
    normal: ['soy', 'corn', 'fertilizer', 'food'],
    agro: ['soy', 'corn', 'grains', 'fertilizer'],
    multipoint: ['food'],
  },
  cuyo: { normal: ['beverages', 'containers', 'general'], agro: ['fertilizer'], multipoint: ['beverages'] },
  negro: { normal: ['refrigerated', 'livestock', 'food'], agro: ['corn'], multipoint: ['refrigerated', 'food'] },
};

const MILL: Business = { normal: ['grains', 'food'], agro: ['grains', 'corn'], multipoint: ['food'] };
const CEMENT: Business = { normal: ['cement'], agro: [], multipoint: [] };
const OIL: Business = { normal: ['food', 'containers'], agro: ['soy'], multipoint: ['food'] };
const DAIRY: Business = { normal: ['refrigerated', 'food'], agro: ['corn'], multipoint: ['food', 'refrigerated'] };
const INPUTS: Business = { normal: ['fertilizer'], agro: ['fertilizer'], multipoint: [] };
const STEEL: Business = { normal: ['steel', 'machinery'], agro: [], multipoint: [] };
const MEAT: Business = { normal: ['refrigerated'], agro: ['corn'], multipoint: ['refrigerated'] };
const PULP: Business = { normal: ['general', 'containers'], agro: [], multipoint: ['general'] };
const WINE: Business = { normal: ['beverages', 'containers'], agro: [], multipoint: ['beverages'] };
const FARMERS: Business = { normal: ['soy', 'corn', 'food'], agro: ['soy', 'corn'], multipoint: ['food'] };

/** What the clients of a transport company let it carry, by the first word of the client's name. */
export const SENT_BY_TRADE: Readonly<Record<string, Business>> = {
  Molinos: MILL,
  Moinhos: MILL,
  Cementos: CEMENT,
  Cimentos: CEMENT,
  Aceites: OIL,
  Óleos: OIL,
  Lácteos: DAIRY,
  Laticínios: DAIRY,
  Agroinsumos: INPUTS,
  Aceros: STEEL,
  Aços: STEEL,
  Frigorífico: MEAT,
  Papelera: PULP,
  Papéis: PULP,
  Bodegas: WINE,
  Cooperativa: FARMERS,
};
