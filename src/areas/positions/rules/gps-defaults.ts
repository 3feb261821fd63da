import type { DeviceKind } from './device-kind.ts';

/** What is expected of a kind of device. */
export interface GpsSettings {
  readonly intervalSeconds: number;
  /** Silent after this. */
  readonly silenceMinutes: number;
  /** Faster is not believed. */
  readonly maxSpeedKmh: number;
  /** A position less exact than this is not used. */
  readonly maxAccuracyM: number;
  /** How long positions of trips are kept. */
  readonly tripDays: number;
  readonly offTripDays: number;
}

/** How often each kind reports by itself, in seconds. */
export const DEFAULT_INTERVAL_SECONDS: Readonly<Record<DeviceKind, number>> = {
  hardware: 30,
  phone: 60,
  forwarded: 60,
  simulated: 10,
};

/** The product's own values, where neither the device nor its company says otherwise. */
const DEFAULTS: Omit<GpsSettings, 'intervalSeconds'> = {
  silenceMinutes: 15,
  maxSpeedKmh: 150,
  maxAccuracyM: 200,
  tripDays: 366,
  offTripDays: 90,
};

/** What a company or a device says itself; null and nothing leave the product's own value. */
export type OwnGpsSettings = { readonly [K in keyof GpsSettings]?: GpsSettings[K] | null };

export function gpsSettingsOf(kind: DeviceKind, ...own: readonly OwnGpsSettings[]): GpsSettings {
  const settings = { intervalSeconds: DEFAULT_INTERVAL_SECONDS[kind], ...DEFAULTS };
  for (const said of own) {
    for (const name of Object.keys(settings) as (keyof GpsSettings)[]) settings[name] = said[name] ?? settings[name];
  }
  return settings;
}
