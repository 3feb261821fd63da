import { defineErrors } from '#kernel/errors.ts';

export const opportunityErrors = defineErrors('opportunities', {
  /** The state of the opportunity does not allow the step. */
  wrongState: 409,
  /** Its description is used by another one that is not cancelled. */
  nameExits: 409,
  /** Its deadline or its last day of pickup is over. */
  over: 409,
  /** More trucks were accepted already. */
  belowAccepted: 409,
  /** It does not ask for that many trucks any more. */
  filled: 409,
  /** It is not published, so nobody can apply, offer or answer. */
  notPublished: 409,
  /** One's own opportunity. */
  own: 409,
  /** The company's earlier application still waits. */
  alreadyApplied: 409,
  /** Somebody without an account applied with this phone or tax id, and still waits. */
  outsideApplied: 409,
  /** The application is not waiting any more. */
  answered: 409,
  /** There is a newer price than the one that was accepted. */
  newerOffer: 409,
  /** The offer changed, and the applicant has not confirmed yet. */
  notConfirmed: 409,
  /** It is the other side's turn to answer the last price. */
  otherSidesTurn: 409,
  /** A direct one that this company was asked for, answered already. */
  notAsked: 409,
  /** A trucker applies with the truck they drive, and has none. */
  noTruckDriven: 409,
  /** Every trip of the award has begun or is over. */
  nothingToGiveBack: 409,
  /** Its trips are not done yet, or the shipper was rated already. */
  notRateable: 409,
  /** A person saves so many lanes at most. */
  tooManyLanes: 409,
  /** Some of many cannot be done, so none was. */
  manyRefused: 409,
});
