import { defineHook } from '#platform/listeners.ts';

interface ChangedDevice {
  readonly companyId: string;
  readonly vehicleId: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly userId: string;
  readonly now: Date;
}

/** A truck reports through another device from now on, or through none. */
export const vehicleDeviceChanged = defineHook<ChangedDevice>('fleet.vehicleDeviceChanged');
