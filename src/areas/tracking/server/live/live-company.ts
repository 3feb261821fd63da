import { textFrame } from '#platform/realtime/wire.ts';
import { SNAPSHOT_EVENT, TRUCKS_EVENT } from '../../contract/live.shapes.ts';
import { type Viewer, viewerKey } from '../../contract/live-viewer.ts';
import type { MapView } from '../privacy/map-view.repository.ts';
import { CompanyTrucks, type TrackedTrucks } from './company-trucks.ts';
import type { LiveTab } from './live-tab.ts';
import { TruckView } from './truck-view.ts';

/** A view without tabs is kept so long, for those that lost their connection. */
const KEPT_MS = 60_000;

interface Watched {
  readonly view: TruckView;
  readonly tabs: Set<LiveTab>;
  leftAt: number | null;
  /** What could not wait was sent in this second: it took the place of the next message. */
  isAhead: boolean;
}

/** A company with open tabs: its trucks, what its people see of them, and the tabs that show it. */
export class LiveCompany {
  readonly id: string;
  readonly trucks: CompanyTrucks;
  /** Of the steps of a second, the one whose turn its messages are. */
  readonly turn: number;
  readonly #watched = new Map<string, Watched>();
  #isLoaded = false;
  /** Orders, devices or rights changed since it was read. */
  isStale = true;

  constructor(id: string, tracked: TrackedTrucks, turn = 0) {
    this.id = id;
    this.trucks = new CompanyTrucks(tracked);
    this.turn = turn;
  }

  viewFor(viewer: Viewer, now: Date): TruckView {
    const key = viewerKey(viewer);
    const known = this.#watched.get(key);
    if (known) return known.view;
    const view = new TruckView(viewer, this.trucks);
    if (this.#isLoaded) view.reload(now);
    this.#watched.set(key, { view, tabs: new Set(), leftAt: null, isAhead: false });
    return view;
  }

  add(tab: LiveTab): void {
    const watched = this.#watched.get(viewerKey(tab.view.viewer));
    if (!watched) return;
    watched.tabs.add(tab);
    watched.leftAt = null;
    tab.stream.on('close', () => {
      watched.tabs.delete(tab);
      if (watched.tabs.size === 0) watched.leftAt = Date.now();
    });
  }

  get isEmpty(): boolean {
    return this.#watched.size === 0;
  }

  /** Who has the map open. */
  get viewers(): readonly MapView[] {
    return [...this.#watched.values()].flatMap(({ view: { viewer }, tabs }) =>
      [...tabs].map(({ userId }) => ({ companyId: this.id, userId, viewer })),
    );
  }

  reload(now: Date): void {
    this.#isLoaded = true;
    for (const { view } of this.#watched.values()) view.reload(now);
  }

  follow(now: Date): void {
    for (const { view } of this.#watched.values()) view.follow(now);
    this.trucks.settle();
  }

  /** Once a second to all tabs, in between only where somebody must not see something any longer. */
  send(which: 'all' | 'urgent'): void {
    for (const watched of this.#watched.values()) {
      const { view, tabs, isAhead } = watched;
      watched.isAhead = which === 'urgent' && (isAhead || view.losesSight);
      if (!view.losesSight && (which === 'urgent' || isAhead)) continue;
      const changes = view.takeChanges();
      if (changes === undefined) continue;
      const message = Buffer.from(textFrame(view.position, TRUCKS_EVENT, changes));
      for (const tab of tabs) tab.send(message);
    }
  }

  /** Tabs that came since, once there is something to show. */
  greet(): void {
    if (!this.#isLoaded) return;
    for (const { view, tabs } of this.#watched.values()) {
      const waiting = [...tabs].filter(({ isGreeted }) => !isGreeted);
      // What nobody waits for is in the snapshot already.
      if (waiting.length > 0 && waiting.length === tabs.size) view.takeChanges();
      let snapshot: Buffer | undefined;
      const everything = () => {
        snapshot ??= Buffer.from(textFrame(view.position, SNAPSHOT_EVENT, view.snapshot()));
        return snapshot;
      };
      for (const tab of waiting) tab.greet(everything);
    }
  }

  leave(now: number): void {
    for (const [key, { leftAt }] of this.#watched) {
      if (leftAt !== null && now - leftAt > KEPT_MS) this.#watched.delete(key);
    }
  }

  close(): void {
    for (const { tabs } of this.#watched.values()) for (const { stream } of tabs) stream.finish();
    this.#watched.clear();
    this.trucks.clear();
  }
}
