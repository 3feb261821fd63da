import type { Permitted } from '#areas/tracking/rules/live/seen-place.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import type { TruckFacts } from './live-truck.repository.ts';
import { type Positions, permittedOf, placeTruck, reported, type Tracker, trackerOf } from './place-truck.ts';
import type { Sight } from './present-truck.ts';

/** Where a truck is seen, as it is sent. */
export interface Placed {
  readonly text: string;
  readonly isPlaced: boolean;
  readonly changesAt: number | null;
}

type SeenBy = Exclude<Sight, null>;

/** A truck of a company as the feed last read it, and where its trackers are. */
export class FollowedTruck {
  readonly facts: TruckFacts;
  #trackers: Tracker[];
  readonly #permitted: Readonly<Record<SeenBy, Permitted>>;
  /** People with different rights mostly see a truck at the same place: it is written down once. */
  readonly #placed: Record<SeenBy, Placed | undefined> = { trip: undefined, fleet: undefined };
  /** A tracker reported since its company was last looked at. */
  hasMoved = false;

  constructor(facts: TruckFacts, positions: Positions) {
    this.facts = facts;
    this.#trackers = reported(facts, positions);
    this.#permitted = { trip: permittedOf(facts, 'trip'), fleet: permittedOf(facts, 'fleet') };
  }

  report(position: LatestPosition): void {
    const nth = this.#trackers.findIndex(({ latest }) => latest.trackerId === position.trackerId);
    const known = this.#trackers[nth];
    if (known) this.#trackers[nth] = trackerOf(position, known.device);
    else {
      const positions = [...this.#trackers.map(({ latest }) => latest), position];
      this.#trackers = reported(this.facts, new Map(positions.map((latest) => [latest.trackerId, latest])));
    }
    this.#placed.trip = undefined;
    this.#placed.fleet = undefined;
    this.hasMoved = true;
  }

  /** Without another message it stays the same until it counts as late. */
  placedFor(sight: SeenBy, now: number): Placed {
    const known = this.#placed[sight];
    if (known && (known.changesAt === null || now <= known.changesAt)) return known;
    const { place, changesAt } = placeTruck(this.facts, this.#trackers, this.#permitted[sight], now);
    const placed = { text: JSON.stringify(place), isPlaced: place.lat !== null, changesAt };
    this.#placed[sight] = placed;
    return placed;
  }
}
