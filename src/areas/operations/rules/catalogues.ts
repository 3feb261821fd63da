/**
 * Short lists of the trade. The keys are stored and sent; their names are in the phrases. Those that a company may change
 * are catalogues and have an id.
 */
export const CATEGORIES = 'categories';
export const BOARDING = 'boardingModes';
export const UNITS = 'weightUnits';
export const LOAD_CATEGORIES = [
  'general',
  'grains',
  'soy',
  'corn',
  'sugar',
  'fertilizer',
  'cement',
  'steel',
  'timber',
  'minerals',
  'fuel',
  'chemicals',
  'dangerous',
  'refrigerated',
  'food',
  'beverages',
  'livestock',
  'machinery',
  'vehicles',
  'textiles',
  'electronics',
  'containers',
] as const;
export type LoadCategory = (typeof LOAD_CATEGORIES)[number];

export const WEIGHT_UNITS = ['kg', 'tn', 'lb', 'm3', 'l', 'pallet', 'unit', 'bag'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const BOARDING_MODES = ['fullLoad', 'partialLoad', 'container', 'bulk', 'pallets', 'loose'] as const;
export type BoardingMode = (typeof BOARDING_MODES)[number];

export const SERVICE_TYPES = ['national', 'import', 'export', 'transit', 'distribution', 'lastMile'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const DISPATCH_TYPES = ['direct', 'consolidated', 'transshipment', 'shuttle'] as const;
export type DispatchType = (typeof DISPATCH_TYPES)[number];

export const CONTAINER_TYPES = [
  '20dc',
  '40dc',
  '40hc',
  '20rf',
  '40rf',
  '20ot',
  '40ot',
  '20fr',
  '40fr',
  '20tk',
] as const;
export type ContainerType = (typeof CONTAINER_TYPES)[number];

/** The currencies freight is agreed in. */
export const CURRENCIES = ['BOB', 'CLP', 'PYG', 'PEN', 'USD', 'BRL', 'MXN', 'ARS', 'UYU'] as const;
export type Currency = (typeof CURRENCIES)[number];
