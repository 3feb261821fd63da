import type { LiveTruck } from '../../contract/live.shapes.ts';

/** A truck without an order that drives. */
export const truck = (id: string, more: Partial<LiveTruck> = {}): LiveTruck => ({
  ...{ id, plate: id.toUpperCase(), own: true, deviceId: null, unverified: false, simulated: false },
  ...{ lat: -17.5, lng: -63.5, heading: 90, speed: 60, at: '2026-03-04T10:00:00Z', contactAt: '2026-03-04T10:00:00Z' },
  ...{ freshness: 'live', state: 'moving', source: 'device', driver: null, phone: null },
  ...{ order: null, alert: null, freeSince: null, free: true },
  ...more,
});
