/** A vehicle by its plate in the country's form, as people call it. */
export interface NamedVehicle {
  readonly _id: string;
  readonly plate: string;
}
