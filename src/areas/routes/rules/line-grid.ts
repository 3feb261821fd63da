/**
 * Which runs of a line lie in which cell of an even grid. A way that crosses itself has boxes of long runs that all lie
 * over each other; the cell around a position names the few short runs that are near it.
 */
export interface LineGrid {
  readonly west: number;
  readonly south: number;
  /** Degrees. */
  readonly wide: number;
  readonly high: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the runs of each cell begin in `runs`. */
  readonly starts: Int32Array;
  readonly runs: Int32Array;
}

/** Fewer are looked through faster than cells are found. */
const RUNS_MIN = 256;
/** A run of long jumps lies in many cells. */
const CELLS_OF_RUN_MAX = 8;

/** From the boxes of runs: west, south, east and north of each. Nothing for a line that is short or jumps about. */
export function buildGrid(boxes: Float64Array): LineGrid | undefined {
  const count = boxes.length / 4;
  if (count < RUNS_MIN) return undefined;
  const whole = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (let box = 0; box < boxes.length; box += 4) {
    for (const side of [0, 1] as const) whole[side] = Math.min(whole[side], boxes[box + side]!);
    for (const side of [2, 3] as const) whole[side] = Math.max(whole[side], boxes[box + side]!);
  }
  const [west, south, east, north] = whole;
  const side = Math.ceil(Math.sqrt(count) * 2);
  const wide = Math.max((east - west) / side, 1e-9);
  const high = Math.max((north - south) / side, 1e-9);
  const frame = { west, south, wide, high, columns: side, rows: side };
  const starts = new Int32Array(side * side + 1);
  eachCell(frame, boxes, (cell) => {
    starts[cell + 1]! += 1;
  });
  for (let cell = 0; cell < side * side; cell += 1) starts[cell + 1]! += starts[cell]!;
  const entries = starts[side * side]!;
  if (entries > count * CELLS_OF_RUN_MAX) return undefined;
  const runs = new Int32Array(entries);
  const next = starts.slice();
  eachCell(frame, boxes, (cell, run) => {
    runs[next[cell]!] = run;
    next[cell]! += 1;
  });
  return { ...frame, starts, runs };
}

type Frame = Omit<LineGrid, 'starts' | 'runs'>;

function eachCell(frame: Frame, boxes: Float64Array, visit: (cell: number, run: number) => void): void {
  const { west, south, wide, high, columns, rows } = frame;
  const cellOf = (degrees: number, size: number, most: number) => Math.min(Math.floor(degrees / size), most - 1);
  for (let run = 0; run < boxes.length / 4; run += 1) {
    const [left, right] = [boxes[run * 4]! - west, boxes[run * 4 + 2]! - west];
    const [low, top] = [boxes[run * 4 + 1]! - south, boxes[run * 4 + 3]! - south];
    const [lastColumn, lastRow] = [cellOf(right, wide, columns), cellOf(top, high, rows)];
    for (let row = cellOf(low, high, rows); row <= lastRow; row += 1) {
      for (let column = cellOf(left, wide, columns); column <= lastColumn; column += 1) {
        visit(row * columns + column, run);
      }
    }
  }
}
