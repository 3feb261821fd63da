import { spotOf } from './geometry/mercator.ts';
import type { TruckSource } from './map-props.ts';
import type { TruckMark } from './truck-mark.ts';

const LEAST_ROOM = 64;

/**
 * The trucks of a live map. A change reaches the drawing without a new array of all trucks, and without React: once a
 * second a few hundred of several thousand move.
 */
export class TruckStore implements TruckSource {
  readonly #slots = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #marks: TruckMark[] = [];
  #xs = new Float64Array(LEAST_ROOM);
  #ys = new Float64Array(LEAST_ROOM);

  constructor(trucks: readonly TruckMark[] = []) {
    for (const truck of trucks) this.#put(truck);
  }

  get size(): number {
    return this.#marks.length;
  }

  /** In no particular order, which changes when a truck is removed. */
  get marks(): readonly TruckMark[] {
    return this.#marks;
  }

  /** Where each of the marks is on the flat map of the world, from 0 to 1. There may be more numbers than marks. */
  get spots(): { readonly xs: Float64Array; readonly ys: Float64Array } {
    return { xs: this.#xs, ys: this.#ys };
  }

  get(id: string): TruckMark | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#marks[slot];
  }

  /** Replaces all trucks. */
  set(trucks: readonly TruckMark[]): void {
    this.#slots.clear();
    this.#marks = [];
    for (const truck of trucks) this.#put(truck);
    this.#announce();
  }

  /** Adds or changes some trucks and removes others; all of it is one change. */
  patch(changed: readonly TruckMark[], removedIds: readonly string[] = []): void {
    if (changed.length === 0 && removedIds.length === 0) return;
    for (const id of removedIds) this.#remove(id);
    for (const truck of changed) this.#put(truck);
    this.#announce();
  }

  /** The listener runs after each change; what is returned ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #put(truck: TruckMark): void {
    const slot = this.#slots.get(truck.id) ?? this.#marks.length;
    if (slot === this.#xs.length) this.#grow();
    const { x, y } = spotOf(truck.at);
    this.#slots.set(truck.id, slot);
    this.#marks[slot] = truck;
    this.#xs[slot] = x;
    this.#ys[slot] = y;
  }

  /** The last truck takes the place, so that there are never gaps. */
  #remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    const last = this.#marks.pop()!;
    if (last.id === id) return;
    const from = this.#marks.length;
    this.#marks[slot] = last;
    this.#slots.set(last.id, slot);
    this.#xs[slot] = this.#xs[from]!;
    this.#ys[slot] = this.#ys[from]!;
  }

  #grow(): void {
    this.#xs = grown(this.#xs);
    this.#ys = grown(this.#ys);
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}

function grown(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
