import type { FlatLine } from '../geometry/mercator.ts';

/**
 * The points of a line, the most important first: those whose removal would change its shape the most. The least
 * important point of what is left is taken away again and again, so the order is the same at every zoom.
 */
export function byImportance({ count, xs, ys }: FlatLine): Uint32Array {
  const order = new Uint32Array(count);
  if (count === 0) return order;
  const before = Int32Array.from({ length: count }, (_, i) => i - 1);
  const after = Int32Array.from({ length: count }, (_, i) => (i + 1 < count ? i + 1 : -1));
  const area = new Float64Array(count);
  const heap = new Heap(area);
  const weigh = (i: number) => {
    const [a, b] = [before[i]!, after[i]!];
    return Math.abs((xs[b]! - xs[a]!) * (ys[i]! - ys[a]!) - (xs[i]! - xs[a]!) * (ys[b]! - ys[a]!));
  };
  for (let i = 1; i < count - 1; i += 1) {
    area[i] = weigh(i);
    heap.push(i);
  }
  let place = count;
  for (let least = heap.pop(); least !== undefined; least = heap.pop()) {
    place -= 1;
    order[place] = least;
    const [a, b] = [before[least]!, after[least]!];
    after[a] = b;
    before[b] = a;
    for (const near of [a, b]) {
      if (near === 0 || near === count - 1) continue;
      // A point is never less important than one that went before it.
      heap.change(near, Math.max(weigh(near), area[least]!));
    }
  }
  order[0] = 0;
  if (count > 1) order[1] = count - 1;
  return order;
}

/** Indices, the one with the smallest value first; a value can change. */
class Heap {
  readonly #values: Float64Array;
  readonly #items: number[] = [];
  readonly #places: Int32Array;

  constructor(values: Float64Array) {
    this.#values = values;
    this.#places = new Int32Array(values.length).fill(-1);
  }

  push(item: number): void {
    this.#items.push(item);
    this.#up(this.#items.length - 1);
  }

  pop(): number | undefined {
    const [first] = this.#items;
    const last = this.#items.pop();
    if (first === undefined || last === undefined) return undefined;
    this.#places[first] = -1;
    if (this.#items.length > 0) this.#down(0, last);
    return first;
  }

  change(item: number, value: number): void {
    this.#values[item] = value;
    const place = this.#places[item]!;
    if (place < 0) return;
    this.#up(place);
    this.#down(this.#places[item]!, item);
  }

  #up(from: number): void {
    const item = this.#items[from]!;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#values[this.#items[parent]!]! <= this.#values[item]!) break;
      this.#put(place, this.#items[parent]!);
      place = parent;
    }
    this.#put(place, item);
  }

  #down(from: number, item: number): void {
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#items.length) break;
      const right = child + 1;
      if (right < this.#items.length && this.#value(right) < this.#value(child)) child = right;
      if (this.#value(child) >= this.#values[item]!) break;
      this.#put(place, this.#items[child]!);
      place = child;
    }
    this.#put(place, item);
  }

  #value(place: number): number {
    return this.#values[this.#items[place]!]!;
  }

  #put(place: number, item: number): void {
    this.#items[place] = item;
    this.#places[item] = place;
  }
}
