import type { Viewer } from '#areas/tracking/contract/live-viewer.ts';
import { createId } from '#kernel/ids.ts';
import type { CompanyTrucks } from './company-trucks.ts';
import type { FollowedTruck, Placed } from './followed-truck.ts';
import { describeTruck, type Sight, sightOf } from './present-truck.ts';

/** A truck as it was last worked out, in two texts: what changes while it drives, and everything else. */
interface Shown {
  truck: FollowedTruck;
  sight: Exclude<Sight, null>;
  placed: Placed;
  rest: string;
  placeStep: number;
  restStep: number;
}

const NOWHERE: Placed = { text: '', isPlaced: false, changesAt: null };

/** So long a tab that comes back learns what is gone; then it reads everything again. */
const REMEMBERED_MS = 10 * 60_000;

/** What people with the same rights see of the trucks of a company: made once, sent to each of their tabs. */
export class TruckView {
  /** A tab that comes back to another process, or too late, finds another one. */
  readonly id = createId();
  readonly viewer: Viewer;
  readonly #trucks: CompanyTrucks;
  readonly #shown = new Map<string, Shown>();
  /** What changed since the last message. */
  readonly #changed = new Set<Shown>();
  readonly #gone = new Map<string, { readonly step: number; readonly at: number }>();
  #step = 0;
  #sentStep = 0;
  #losesSight = false;
  /** What was gone before is forgotten. */
  #knownFrom = 0;
  /** Before this time no truck counts as late or silent that did not before. */
  #nextChangeAt = Number.POSITIVE_INFINITY;

  constructor(viewer: Viewer, trucks: CompanyTrucks) {
    this.viewer = viewer;
    this.#trucks = trucks;
  }

  get position(): string {
    return `${this.id}.${this.#sentStep}`;
  }

  /** Somebody must not see something any longer: that does not wait for the next second. */
  get losesSight(): boolean {
    return this.#losesSight;
  }

  /** Looks at everything again: orders, devices or rights changed. */
  reload(now: Date): void {
    this.#begin(now);
    for (const id of [...this.#shown.keys()]) if (!this.#trucks.all.has(id)) this.#forget(id, now);
    for (const truck of this.#trucks.all.values()) this.#look(truck, now);
    for (const [id, { step, at }] of this.#gone) {
      if (now.getTime() - at <= REMEMBERED_MS) continue;
      this.#gone.delete(id);
      this.#knownFrom = Math.max(this.#knownFrom, step);
    }
  }

  /** Looks at those that moved, and at those that are late by now. */
  follow(now: Date): void {
    this.#begin(now);
    const at = now.getTime();
    const isLate = at > this.#nextChangeAt;
    if (isLate) this.#nextChangeAt = Number.POSITIVE_INFINITY;
    for (const shown of this.#shown.values()) if (isLate || shown.truck.hasMoved) this.#place(shown, at);
  }

  /** Each step is named by its time, so that a message says how old it is. */
  #begin(now: Date): void {
    this.#step = Math.max(now.getTime(), this.#step + 1);
  }

  #look(truck: FollowedTruck, now: Date): void {
    const { id } = truck.facts;
    const sight = sightOf(this.viewer, truck.facts);
    if (!sight) {
      this.#forget(id, now);
      return;
    }
    const rest = JSON.stringify(describeTruck(truck.facts, sight, this.viewer));
    const shown = this.#shown.get(id) ?? { truck, sight, placed: NOWHERE, rest: '', placeStep: 0, restStep: 0 };
    shown.truck = truck;
    shown.sight = sight;
    this.#place(shown, now.getTime());
    if (shown.rest !== rest) {
      shown.rest = rest;
      shown.restStep = this.#step;
      this.#changed.add(shown);
    }
    this.#shown.set(id, shown);
    this.#gone.delete(id);
  }

  #place(shown: Shown, now: number): void {
    const { placed: before } = shown;
    const placed = shown.truck.placedFor(shown.sight, now);
    const { changesAt } = placed;
    if (changesAt !== null && changesAt < this.#nextChangeAt) this.#nextChangeAt = changesAt;
    if (before === placed) return;
    shown.placed = placed;
    if (before.text === placed.text) return;
    if (before.isPlaced && !placed.isPlaced) this.#losesSight = true;
    shown.placeStep = this.#step;
    this.#changed.add(shown);
  }

  #forget(id: string, now: Date): void {
    const shown = this.#shown.get(id);
    if (!shown) return;
    this.#shown.delete(id);
    this.#changed.delete(shown);
    this.#gone.set(id, { step: this.#step, at: now.getTime() });
    this.#losesSight = true;
  }

  /** All of them, as JSON; what is not sent to the others yet comes to this tab twice. */
  snapshot(): string {
    return `{"trucks":[${[...this.#shown.values()].map(whole).join()}]}`;
  }

  /** What changed since the last time, as JSON; undefined where nothing did. */
  takeChanges(): string | undefined {
    const changes = this.#changesSince(this.#sentStep, this.#changed);
    this.#sentStep = this.#step;
    this.#losesSight = false;
    this.#changed.clear();
    return changes;
  }

  /** What a tab missed that has read so far; undefined where nobody knows. */
  missedSince(position: string): string | undefined {
    const [id, step] = position.split('.');
    if (id !== this.id || !/^\d{1,15}$/.test(step ?? '')) return undefined;
    if (Number(step) < this.#knownFrom || Number(step) > this.#sentStep) return undefined;
    return this.#changesSince(Number(step), this.#shown.values()) ?? '{"trucks":[],"moved":[],"gone":[]}';
  }

  #changesSince(since: number, among: Iterable<Shown>): string | undefined {
    const trucks: string[] = [];
    const moved: string[] = [];
    for (const one of among) {
      if (one.restStep > since) trucks.push(whole(one));
      else if (one.placeStep > since) moved.push(one.placed.text);
    }
    const gone = [...this.#gone].flatMap(([id, { step }]) => (step > since ? [JSON.stringify(id)] : []));
    if (trucks.length + moved.length + gone.length === 0) return undefined;
    return `{"trucks":[${trucks.join()}],"moved":[${moved.join()}],"gone":[${gone.join()}]}`;
  }
}

const whole = ({ placed: { text }, rest }: Shown): string => `${text.slice(0, -1)},${rest.slice(1)}`;
