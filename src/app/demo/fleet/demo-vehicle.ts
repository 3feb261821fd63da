import type { VehicleToStore } from '#areas/fleet/server/index.ts';

export interface DemoVehicle extends VehicleToStore {
  readonly id: string;
  readonly pictureId: string | null;
}
