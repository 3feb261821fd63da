import type { FleetType } from './fleet-type.ts';
import type { VehicleFeatures } from './vehicle-feature.ts';

/** What a form says about a vehicle. Numbers are as typed until `readVehicle` has read them. */
export interface VehicleDetails {
  readonly plate: string;
  readonly type: string;
  readonly brand: string | null;
  readonly year: number | null;
  readonly color: string | null;
  readonly chassis: string | null;
  /** Bolivia's certificate of ownership, and which document of the RUAT it stands on. */
  readonly crpva: string | null;
  readonly ruatDocumentType: string | null;
  readonly features: VehicleFeatures;
  readonly fleetType: FleetType | null;
}
