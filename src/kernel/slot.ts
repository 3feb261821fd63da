/** A place on a screen that a higher area may fill: declared below, filled above, joined by the app. */
export interface Slot<P extends object> {
  readonly name: string;
  /** The properties given to the content of the slot; exists only as a type. */
  readonly props?: P;
}

export function defineSlot<P extends object>(name: string): Slot<P> {
  return { name };
}
