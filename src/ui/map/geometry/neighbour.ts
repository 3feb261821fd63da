export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The way an arrow key points, on the screen. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What lies aside counts more than what lies ahead. */
const ASIDE = 2;

/** The nearest of the points that lie in the direction of an arrow, and more in it than aside of it. */
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
