import type { ParsedVehicle } from '../server/parsed-vehicle.ts';

export interface DemoVehicle extends ParsedVehicle {
  readonly id: string;
  readonly pictureId: string | null;
}
