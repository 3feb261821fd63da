/** In percent of the size at which a picture just fits; the ends are a whole number of steps apart. */
export const ZOOM_START = 75;
const ZOOM_STEP = 10;
export const ZOOM_MIN = 25;
export const ZOOM_MAX = 305;

/** One turn of a usual mouse wheel; touchpads send many small ones. */
const WHEEL_STEP = 100;

export const zoomIn = (zoom: number): number => Math.min(ZOOM_MAX, zoom + ZOOM_STEP);
export const zoomOut = (zoom: number): number => Math.max(ZOOM_MIN, zoom - ZOOM_STEP);

export function zoomBy(zoom: number, steps: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom + steps * ZOOM_STEP));
}

/** Whole zoom steps of the wheel movement so far, and the rest for the next event. Away from the user enlarges. */
export function wheelSteps(travelled: number, delta: number): { readonly steps: number; readonly rest: number } {
  const total = travelled + delta;
  const whole = Math.trunc(total / WHEEL_STEP);
  return { steps: whole === 0 ? 0 : -whole, rest: total - whole * WHEEL_STEP };
}

/** Two fingers that move apart enlarge, in the same steps. */
export function pinchZoom(start: number, startDistance: number, distance: number): number {
  if (startDistance <= 0) return start;
  return zoomBy(start, Math.round((start * (distance / startDistance) - start) / ZOOM_STEP));
}
