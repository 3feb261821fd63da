import { defineErrors } from '#kernel/errors.ts';

export const vehicleErrors = defineErrors('vehicles', {
  /** The plate is in the closed fleet of another company, which must consent. */
  closedFleet: 409,
  /** Another user took the truck, driver or semitrailer first. */
  truckTaken: 409,
  driverTaken: 409,
  trailerTaken: 409,
  /** The device is on another truck of the company, which is named. */
  deviceTaken: 409,
  disabled: 409,
  driverDisabled: 409,
  /** A semitrailer must be uncoupled from its truck before it is removed. */
  pulled: 409,
  tooManyPhotos: 409,
  claimPending: 409,
  claimAnswered: 409,
  alreadyOwn: 409,
  notOwn: 409,
  categoryLocked: 409,
  tooManyCategories: 400,
});
