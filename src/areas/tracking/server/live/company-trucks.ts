import type { LatestPosition } from './latest-position.repository.ts';
import type { TruckFacts } from './live-truck.repository.ts';
import { trackersOf } from './present-truck.ts';

/** The trucks of one company as the feed last read them, and where each of their trackers is. */
export class CompanyTrucks {
  #facts: ReadonlyMap<string, TruckFacts> = new Map();
  readonly #positions = new Map<string, LatestPosition>();
  #trucksOfTracker = new Map<string, string[]>();
  /** Trucks with a new position since it was asked last. */
  #moved = new Set<string>();

  get facts(): ReadonlyMap<string, TruckFacts> {
    return this.#facts;
  }

  get positions(): ReadonlyMap<string, LatestPosition> {
    return this.#positions;
  }

  /** Everything anew, with the positions of its trackers. */
  load(trucks: readonly TruckFacts[], positions: readonly LatestPosition[]): void {
    this.#facts = new Map(trucks.map((truck) => [truck.id, truck]));
    this.#trucksOfTracker = new Map();
    for (const truck of trucks) {
      for (const tracker of trackersOf(truck)) {
        this.#trucksOfTracker.set(tracker, [...(this.#trucksOfTracker.get(tracker) ?? []), truck.id]);
      }
    }
    this.#positions.clear();
    for (const position of positions) this.#positions.set(position.trackerId, position);
  }

  move(position: LatestPosition): void {
    const trucks = this.#trucksOfTracker.get(position.trackerId);
    if (!trucks) return;
    this.#positions.set(position.trackerId, position);
    for (const id of trucks) this.#moved.add(id);
  }

  takeMoved(): ReadonlySet<string> {
    const moved = this.#moved;
    this.#moved = new Set();
    return moved;
  }
}
