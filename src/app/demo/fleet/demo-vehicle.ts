import type { ParsedVehicle } from '#areas/fleet/server/index.ts';

export interface DemoVehicle extends ParsedVehicle {
  readonly id: string;
  readonly pictureId: string | null;
}
