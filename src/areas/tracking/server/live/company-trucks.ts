import { FollowedTruck } from './followed-truck.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import type { TruckFacts } from './live-truck.repository.ts';
import { trackersOf } from './present-truck.ts';

/** Which trucks a tracker is of, in all companies that see them: what moves is looked up once. */
export class TrackedTrucks {
  readonly #byTracker = new Map<string, readonly FollowedTruck[]>();

  add(truck: FollowedTruck): void {
    for (const tracker of trackersOf(truck.facts)) {
      this.#byTracker.set(tracker, [...(this.#byTracker.get(tracker) ?? []), truck]);
    }
  }

  remove(truck: FollowedTruck): void {
    for (const tracker of trackersOf(truck.facts)) {
      const rest = (this.#byTracker.get(tracker) ?? []).filter((one) => one !== truck);
      if (rest.length > 0) this.#byTracker.set(tracker, rest);
      else this.#byTracker.delete(tracker);
    }
  }

  report(position: LatestPosition): void {
    for (const truck of this.#byTracker.get(position.trackerId) ?? []) truck.report(position);
  }
}

/** The trucks of one company as the feed last read them. */
export class CompanyTrucks {
  readonly #tracked: TrackedTrucks;
  #trucks: ReadonlyMap<string, FollowedTruck> = new Map();

  constructor(tracked: TrackedTrucks) {
    this.#tracked = tracked;
  }

  get all(): ReadonlyMap<string, FollowedTruck> {
    return this.#trucks;
  }

  /** Everything anew, with the positions of its trackers. */
  load(trucks: readonly TruckFacts[], positions: readonly LatestPosition[]): void {
    this.clear();
    const latest = new Map(positions.map((position) => [position.trackerId, position]));
    this.#trucks = new Map(trucks.map((facts) => [facts.id, new FollowedTruck(facts, latest)]));
    for (const truck of this.#trucks.values()) this.#tracked.add(truck);
  }

  clear(): void {
    for (const truck of this.#trucks.values()) this.#tracked.remove(truck);
    this.#trucks = new Map();
  }

  /** Everybody has looked at what moved. */
  settle(): void {
    for (const truck of this.#trucks.values()) truck.hasMoved = false;
  }
}
