/** What a vehicle can carry and on how many axles. Decimals are stored with two places at most. */
export const VEHICLE_FEATURES = ['axles', 'capacity', 'volume', 'pallets'] as const;
export type VehicleFeature = (typeof VEHICLE_FEATURES)[number];

interface Limits {
  readonly max: number;
  readonly decimals: 0 | 2;
}

export const FEATURE_LIMITS: Readonly<Record<VehicleFeature, Limits>> = {
  axles: { max: 20, decimals: 0 },
  /** Tons. */
  capacity: { max: 500, decimals: 2 },
  /** Cubic metres. */
  volume: { max: 1000, decimals: 2 },
  pallets: { max: 200, decimals: 0 },
};

export type VehicleFeatures = Readonly<Record<VehicleFeature, number | null>>;

export const NO_FEATURES: VehicleFeatures = { axles: null, capacity: null, volume: null, pallets: null };
