/** The counter appears when it starts to matter: over nine tenths of a limit worth counting. */
const NEAR = 0.9;
const WORTH_COUNTING = 30;

export function isNearLimit(length: number, max: number): boolean {
  return length > max || (max >= WORTH_COUNTING && length >= max * NEAR);
}
