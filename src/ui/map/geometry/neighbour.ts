export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The direction of an arrow key on the screen. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Distance to the side counts more than distance ahead. */
const ASIDE = 2;

/** The nearest point in the direction of an arrow, ignoring those more to the side than ahead. */
export function neighbour<P extends Pixel>(
  from: Pixel,
  points: readonly P[],
  [dx, dy]: readonly [number, number],
): P | undefined {
  let best: { point: P; cost: number } | undefined;
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ahead && (!best || cost < best.cost)) best = { point, cost };
  }
  return best?.point;
}
