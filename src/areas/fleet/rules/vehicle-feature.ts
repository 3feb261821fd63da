interface Limits {
  readonly max: number;
  readonly decimals: 0 | 2;
}

/** What a vehicle can carry and on how many axles. Decimals are stored with two places at most. */
export const FEATURE_LIMITS = {
  axles: { max: 20, decimals: 0 },
  /** Tons. */
  capacity: { max: 500, decimals: 2 },
  /** Cubic metres. */
  volume: { max: 1000, decimals: 2 },
  pallets: { max: 200, decimals: 0 },
} as const satisfies Readonly<Record<string, Limits>>;

/** What the heaviest combination of road trains carries; more is possible, but most often a number in kilograms. */
export const HEAVIEST_LOAD_TN = 75;

export type VehicleFeature = keyof typeof FEATURE_LIMITS;
export const VEHICLE_FEATURES = Object.keys(FEATURE_LIMITS) as readonly VehicleFeature[];
