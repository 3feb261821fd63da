/** A place on a screen that an area above may fill: declared below, filled above, brought together by the app. */
export interface Slot<P extends object> {
  readonly name: string;
  /** What is handed to whatever fills it; only the type exists. */
  readonly props?: P;
}

export function defineSlot<P extends object>(name: string): Slot<P> {
  return { name };
}
