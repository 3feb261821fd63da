import type { Viewer } from '#areas/tracking/contract/live-viewer.ts';
import { createId } from '#kernel/ids.ts';
import type { CompanyTrucks } from './company-trucks.ts';
import { describeTruck, sightOf } from './present-truck.ts';

/** A truck as it was last sent, in two texts: what changes while it drives, and everything else. */
interface Shown {
  readonly place: string;
  readonly rest: string;
  readonly isPlaced: boolean;
  readonly placeStep: number;
  readonly restStep: number;
  readonly changesAt: number | null;
}

/** So long a tab that comes back learns what is gone; then it reads everything again. */
const REMEMBERED_MS = 10 * 60_000;

/** What people with the same rights see of the trucks of a company: made once, sent to each of their tabs. */
export class TruckView {
  /** A tab that comes back to another process, or too late, finds another one. */
  readonly id = createId();
  readonly viewer: Viewer;
  readonly #trucks: CompanyTrucks;
  readonly #shown = new Map<string, Shown>();
  readonly #gone = new Map<string, { readonly step: number; readonly at: number }>();
  #step = 0;
  #sentStep = 0;
  #losesSight = false;
  /** What was gone before is forgotten. */
  #knownFrom = 0;

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
    this.#step += 1;
    for (const id of [...this.#shown.keys()]) if (!this.#trucks.facts.has(id)) this.#forget(id, now);
    for (const id of this.#trucks.facts.keys()) this.#look(id, now, true);
    for (const [id, { step, at }] of this.#gone) {
      if (now.getTime() - at <= REMEMBERED_MS) continue;
      this.#gone.delete(id);
      this.#knownFrom = Math.max(this.#knownFrom, step);
    }
  }

  /** Looks at those that moved, and at those that are late by now. */
  follow(moved: ReadonlySet<string>, now: Date): void {
    this.#step += 1;
    for (const id of moved) this.#look(id, now, false);
    for (const [id, { changesAt }] of this.#shown) {
      if (changesAt !== null && changesAt <= now.getTime() && !moved.has(id)) this.#look(id, now, false);
    }
  }

  #look(id: string, now: Date, isReload: boolean): void {
    const facts = this.#trucks.facts.get(id);
    const sight = facts && sightOf(this.viewer, facts);
    if (!facts || !sight) {
      this.#forget(id, now);
      return;
    }
    const before = this.#shown.get(id);
    const { text, isPlaced, changesAt } = this.#trucks.placeOf(facts, sight, now);
    const rest = before && !isReload ? before.rest : JSON.stringify(describeTruck(facts, sight, this.viewer));
    if (before?.isPlaced && !isPlaced) this.#losesSight = true;
    this.#gone.delete(id);
    this.#shown.set(id, {
      place: text,
      rest,
      isPlaced,
      changesAt,
      placeStep: before && before.place === text ? before.placeStep : this.#step,
      restStep: before && before.rest === rest ? before.restStep : this.#step,
    });
  }

  #forget(id: string, now: Date): void {
    if (!this.#shown.delete(id)) return;
    this.#gone.set(id, { step: this.#step, at: now.getTime() });
    this.#losesSight = true;
  }

  /** All of them, as JSON; what is not sent to the others yet comes to this tab twice. */
  snapshot(): string {
    return `{"trucks":[${[...this.#shown.values()].map(whole).join()}]}`;
  }

  /** What changed since the last time, as JSON; undefined where nothing did. */
  takeChanges(): string | undefined {
    const since = this.#sentStep;
    this.#sentStep = this.#step;
    this.#losesSight = false;
    return this.#changesSince(since);
  }

  /** What a tab missed that has read so far; undefined where nobody knows. */
  missedSince(position: string): string | undefined {
    const [id, step] = position.split('.');
    if (id !== this.id || !/^\d{1,15}$/.test(step ?? '')) return undefined;
    if (Number(step) < this.#knownFrom || Number(step) > this.#sentStep) return undefined;
    return this.#changesSince(Number(step)) ?? '{"trucks":[],"moved":[],"gone":[]}';
  }

  #changesSince(since: number): string | undefined {
    const trucks: string[] = [];
    const moved: string[] = [];
    for (const one of this.#shown.values()) {
      if (one.restStep > since) trucks.push(whole(one));
      else if (one.placeStep > since) moved.push(one.place);
    }
    const gone = [...this.#gone].flatMap(([id, { step }]) => (step > since ? [JSON.stringify(id)] : []));
    if (trucks.length + moved.length + gone.length === 0) return undefined;
    return `{"trucks":[${trucks.join()}],"moved":[${moved.join()}],"gone":[${gone.join()}]}`;
  }
}

const whole = ({ place, rest }: Shown): string => `${place.slice(0, -1)},${rest.slice(1)}`;
