/**
 * A place on a screen that another area fills, joined by the app: declared below and filled above, or declared and filled
 * below for a screen above.
 */
export interface Slot<P extends object> {
  readonly name: string;
  /** The properties given to the content of the slot; exists only as a type. */
  readonly props?: P;
}

export function defineSlot<P extends object>(name: string): Slot<P> {
  return { name };
}
