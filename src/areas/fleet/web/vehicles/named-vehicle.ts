/** A vehicle as people speak of it: the plate is in its country's form. */
export interface NamedVehicle {
  readonly _id: string;
  readonly plate: string;
}
