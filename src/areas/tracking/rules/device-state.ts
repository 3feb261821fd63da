import { type Freshness, freshnessOf } from '#areas/positions/rules/freshness.ts';
import type { GpsSettings } from '#areas/positions/rules/gps-defaults.ts';

/** What people are shown of a device; only the disabled one says nothing of how fresh it is. */
export const DEVICE_STATES = ['online', 'late', 'silent', 'never', 'disabled'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Whether a device may speak without a secret: nobody else claims its number, or the platform decided, or will. */
export const CLAIM_STATES = ['free', 'granted', 'awaiting'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

const SHOWN: Readonly<Record<Freshness, DeviceState>> = {
  live: 'online',
  late: 'late',
  silent: 'silent',
  never: 'never',
};

interface Seen {
  readonly disabledAt: Date | null;
  readonly contactAt: Date | null;
}

export function deviceStateOf({ disabledAt, contactAt }: Seen, now: Date, expected: GpsSettings): DeviceState {
  return disabledAt ? 'disabled' : SHOWN[freshnessOf(contactAt, now, expected)];
}

/** How often it really reports: the middle of the gaps between its messages, in seconds; null without two messages. */
export function realInterval(times: readonly Date[]): number | null {
  const sorted = times.map((time) => time.getTime()).sort((a, b) => a - b);
  const gaps = sorted
    .slice(1)
    .map((time, at) => time - sorted[at]!)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)];
  return middle === undefined ? null : Math.round(middle / 1000);
}
