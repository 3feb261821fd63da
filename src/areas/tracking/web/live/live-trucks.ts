import type { RealtimeMessage } from '#kernel/realtime.ts';
import {
  type LiveDelta,
  type LivePlace,
  type LiveSnapshot,
  type LiveTruck,
  SNAPSHOT_EVENT,
  TRUCKS_EVENT,
} from '../../contract/live.shapes.ts';

/** The trucks of the open map. Once a second many of them change, so they live outside React. */
export class LiveTrucks {
  readonly #trucks = new Map<string, LiveTruck>();
  readonly #listeners = new Set<() => void>();
  #all: readonly LiveTruck[] | null = null;
  /** How often a truck, its order or its place was taken away. */
  #losses = 0;

  /** Null until the first message. */
  readonly read = (): readonly LiveTruck[] | null => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get(id: string): LiveTruck | undefined {
    return this.#trucks.get(id);
  }

  /** Begins a read besides the stream. What it answers is dropped where the stream took something away meanwhile. */
  reading(): (trucks: readonly LiveTruck[]) => void {
    const losses = this.#losses;
    return (trucks) => {
      if (losses === this.#losses) this.#replace(trucks);
    };
  }

  take({ event, data }: RealtimeMessage): void {
    if (event === SNAPSHOT_EVENT) {
      this.#losses += 1;
      this.#replace((data as LiveSnapshot).trucks);
    } else if (event === TRUCKS_EVENT) this.#change(data as LiveDelta);
  }

  #replace(trucks: readonly LiveTruck[]): void {
    this.#trucks.clear();
    for (const truck of trucks) this.#trucks.set(truck.id, truck);
    this.#announce();
  }

  #change({ trucks, moved, gone }: LiveDelta): void {
    const isLost = (is: LivePlace | LiveTruck) => {
      const was = this.#trucks.get(is.id);
      return (
        was && ((is.lat === null && was.lat !== null) || ('order' in is && is.order === null && was.order !== null))
      );
    };
    if (gone.length > 0 || trucks.some(isLost) || moved.some(isLost)) this.#losses += 1;
    for (const truck of trucks) this.#trucks.set(truck.id, truck);
    for (const place of moved) {
      const truck = this.#trucks.get(place.id);
      if (truck) this.#trucks.set(place.id, { ...truck, ...place });
    }
    for (const id of gone) this.#trucks.delete(id);
    this.#announce();
  }

  #announce(): void {
    this.#all = [...this.#trucks.values()];
    for (const listener of this.#listeners) listener();
  }
}
