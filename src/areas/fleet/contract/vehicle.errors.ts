import { defineErrors } from '#kernel/errors.ts';

export const vehicleErrors = defineErrors('vehicles', {
  /** The plate is in the closed fleet of another company, which has to consent. */
  closedFleet: 409,
  /** Somebody else was quicker. */
  truckTaken: 409,
  driverTaken: 409,
  trailerTaken: 409,
  disabled: 409,
  driverDisabled: 409,
  /** A semitrailer is let go by its truck before it leaves. */
  pulled: 409,
  tooManyPhotos: 409,
  claimPending: 409,
  claimAnswered: 409,
  alreadyOwn: 409,
  notOwn: 409,
  categoryLocked: 409,
  tooManyCategories: 400,
});
