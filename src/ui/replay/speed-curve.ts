import type { ReplayGap, ReplaySpeed } from './replay-props.ts';

export interface CurvePoint {
  /** Of the time and of the height, from 0 to 1; y grows upwards. */
  readonly x: number;
  readonly y: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const STEP_KMH = 20;
const LEAST_KMH = 60;

/** The speed at the upper edge of the curve: a round one above the highest. */
export function ceilingOf(speeds: readonly ReplaySpeed[]): number {
  const top = speeds.reduce((most, { kmh }) => Math.max(most, kmh ?? 0), LEAST_KMH);
  return Math.ceil(top / STEP_KMH) * STEP_KMH;
}

/**
 * The curve of the speed as lines that end where it is unknown. Of more values than fit, the average of each share of
 * the span.
 */
export function speedCurve(
  speeds: readonly ReplaySpeed[],
  gaps: readonly ReplayGap[],
  { from, to }: Span,
  most: number,
): CurvePoint[][] {
  const ceiling = ceilingOf(speeds);
  const length = Math.max(1, to - from);
  const lines: CurvePoint[][] = [];
  let before: number | null = null;
  for (const { at, kmh } of thinned(speeds, { from, to }, most)) {
    const line = lines.at(-1);
    if (kmh === null) before = null;
    else {
      const point = { x: (at - from) / length, y: Math.min(kmh / ceiling, 1) };
      if (!line || before === null || isInterrupted(gaps, before, at)) lines.push([point]);
      else line.push(point);
      before = at;
    }
  }
  return lines;
}

const isInterrupted = (gaps: readonly ReplayGap[], before: number, at: number) =>
  gaps.some(({ from, to }) => from < at && to > before);

function thinned(speeds: readonly ReplaySpeed[], { from, to }: Span, most: number): readonly ReplaySpeed[] {
  const within = speeds.filter(({ at }) => at >= from && at <= to);
  if (within.length <= most) return within;
  const share = (to - from) / most;
  const parts = new Map<number, { at: number; sum: number; known: number; count: number }>();
  for (const { at, kmh } of within) {
    const key = Math.min(most - 1, Math.floor((at - from) / share));
    const part = parts.get(key) ?? { at: 0, sum: 0, known: 0, count: 0 };
    parts.set(key, part);
    part.at += at;
    part.count += 1;
    part.sum += kmh ?? 0;
    part.known += kmh === null ? 0 : 1;
  }
  return [...parts.values()].map(({ at, sum, known, count }) => ({
    at: at / count,
    kmh: known > 0 ? sum / known : null,
  }));
}

/** Lines as the path of a picture that is 1 wide and 1 high, closed along its lower edge. */
export function areaPath(lines: readonly (readonly CurvePoint[])[]): string {
  return lines
    .filter((line) => line.length > 1)
    .map((line) => `M${line[0]!.x} 1${line.map(({ x, y }) => `L${x} ${1 - y}`).join('')}L${line.at(-1)!.x} 1Z`)
    .join('');
}

export function linePath(lines: readonly (readonly CurvePoint[])[]): string {
  return lines
    .filter((line) => line.length > 1)
    .map((line) => `M${line.map(({ x, y }) => `${x} ${1 - y}`).join('L')}`)
    .join('');
}
