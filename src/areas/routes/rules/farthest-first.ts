/** A stretch of a line that a point far from its straight way divides. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Where it is divided. */
  readonly at: number;
  /** How far that point lies off. */
  readonly off: number;
}

/** Gives out the stretch with the greatest error first (a binary heap). */
export function farthestFirst() {
  const heap: Stretch[] = [];
  return {
    push(stretch: Stretch): void {
      let at = heap.length;
      heap.push(stretch);
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (heap[above]!.off >= stretch.off) break;
        heap[at] = heap[above]!;
        at = above;
      }
      heap[at] = stretch;
    },
    pop(): Stretch | undefined {
      const first = heap[0];
      const moved = heap.pop();
      if (moved === undefined || heap.length === 0) return first;
      let at = 0;
      for (;;) {
        let below = 2 * at + 1;
        if (below >= heap.length) break;
        if (below + 1 < heap.length && heap[below + 1]!.off > heap[below]!.off) below += 1;
        if (heap[below]!.off <= moved.off) break;
        heap[at] = heap[below]!;
        at = below;
      }
      heap[at] = moved;
      return first;
    },
  };
}
