import type { LatestPosition } from './latest-position.repository.ts';
import type { TruckFacts } from './live-truck.repository.ts';
import { placeTruck, type Sight, trackersOf } from './present-truck.ts';

/** Where a truck is seen, as it is sent. */
export interface Placed {
  readonly text: string;
  readonly isPlaced: boolean;
  readonly changesAt: number | null;
}

/** The trucks of one company as the feed last read them, and where each of their trackers is. */
export class CompanyTrucks {
  #facts: ReadonlyMap<string, TruckFacts> = new Map();
  readonly #positions = new Map<string, LatestPosition>();
  #trucksOfTracker = new Map<string, string[]>();
  /** Trucks with a new position since it was asked last. */
  #moved = new Set<string>();

  /** As of the time beside it: people with different rights mostly see a truck at the same place. */
  readonly #placed = {
    trip: new Map<string, Placed & { readonly now: number }>(),
    fleet: new Map<string, Placed & { readonly now: number }>(),
  };

  get facts(): ReadonlyMap<string, TruckFacts> {
    return this.#facts;
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
    this.#placed.trip.clear();
    this.#placed.fleet.clear();
    this.#positions.clear();
    for (const position of positions) this.#positions.set(position.trackerId, position);
  }

  /** Of everything that moved, its own. */
  move(moved: ReadonlyMap<string, LatestPosition>): void {
    for (const [tracker, trucks] of this.#trucksOfTracker) {
      const position = moved.get(tracker);
      if (!position) continue;
      this.#positions.set(tracker, position);
      for (const id of trucks) {
        this.#moved.add(id);
        this.#placed.trip.delete(id);
        this.#placed.fleet.delete(id);
      }
    }
  }

  placeOf(facts: TruckFacts, sight: Exclude<Sight, null>, now: Date): Placed {
    const placed = this.#placed[sight];
    const known = placed.get(facts.id);
    if (known?.now === now.getTime()) return known;
    const { place, changesAt } = placeTruck(facts, sight, this.#positions, now);
    const made = { text: JSON.stringify(place), isPlaced: place.lat !== null, changesAt, now: now.getTime() };
    placed.set(facts.id, made);
    return made;
  }

  takeMoved(): ReadonlySet<string> {
    const moved = this.#moved;
    this.#moved = new Set();
    return moved;
  }
}
