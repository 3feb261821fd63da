/** The counter appears above nine tenths of the limit, where it starts to matter; never for short codes. */
const NEAR = 0.9;
const WORTH_COUNTING = 30;

export function isNearLimit(length: number, max: number): boolean {
  return length > max || (max >= WORTH_COUNTING && length >= max * NEAR);
}
