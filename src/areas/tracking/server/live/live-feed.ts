import type { Readable } from 'node:stream';
import { onePerProcess } from '#platform/per-process.ts';
import type { TabSession } from '#platform/realtime/hub.ts';
import type { Services } from '#platform/services.ts';
import { pacer } from '#platform/turns.ts';
import type { Viewer } from '../../contract/live-viewer.ts';
import { slotOf } from '../../rules/position-view.ts';
import { noteMapViews } from '../privacy/map-view.repository.ts';
import { SeenElsewhere } from './announce-positions.ts';
import { TrackedTrucks } from './company-trucks.ts';
import { latestOf, latestSince } from './latest-position.repository.ts';
import { LiveCompany } from './live-company.ts';
import { LiveTab } from './live-tab.ts';
import { trucksOf } from './live-truck.repository.ts';
import { trackersOf } from './present-truck.ts';

/** How soon a right that is lost counts. */
const STEP_MS = 250;
/** Companies take turns, so that a process with many tabs has as little to send at once as possible. */
const TURNS = 1000 / STEP_MS;
/** What a company sees depends on these. */
const TOPICS = ['order', 'vehicle', 'device', 'driver', 'alert', 'gpsSettings'];

/**
 * Where trucks are, for the open maps of this process. With each step one statement reads what trackers reported since; all
 * companies share it, and the maps of each are sent a message a second. Everything comes from the database, so any number of
 * processes may do the same.
 */
export class LiveFeed {
  readonly #services: Services;
  readonly #companies = new Map<string, LiveCompany>();
  readonly #tracked = new TrackedTrucks();
  readonly #elsewhere = new SeenElsewhere();
  /** What was read so far. */
  #snapshot: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #watching: Promise<void> | undefined;
  #steps = 0;
  #notedSlot = 0;
  #opened = 0;
  #tickedAt = 0;
  #isFailing = false;
  #isClosed = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Runs from now on, for the maps and for those who follow single orders. */
  start(): void {
    this.#isClosed = false;
    this.#timer ??= setInterval(() => this.#tick(), STEP_MS).unref();
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#working;
    for (const company of this.#companies.values()) company.close();
    this.#companies.clear();
  }

  /** The stream of a tab; what it sees ends with the session that it was opened by. */
  async open(session: TabSession & { readonly companyId: string }, viewer: Viewer): Promise<Readable> {
    await this.#watch();
    this.start();
    const { lastEventId, ...admitted } = session;
    const hubTab = this.#services.realtime.open(admitted);
    const company = this.#companies.get(session.companyId) ?? this.#openCompany(session.companyId);
    const tab = new LiveTab(company.viewFor(viewer, this.#services.now()), hubTab, session.userId, lastEventId);
    company.add(tab);
    return tab.stream;
  }

  #openCompany(id: string): LiveCompany {
    this.#opened += 1;
    const company = new LiveCompany(id, this.#tracked, this.#opened % TURNS);
    this.#companies.set(id, company);
    return company;
  }

  /** Before anything is read, so that no change between is missed. */
  #watch(): Promise<void> {
    const changed = (companyId: string | null) => {
      for (const company of this.#companies.values()) {
        if (companyId === null || company.id === companyId) company.isStale = true;
      }
    };
    this.#watching ??= Promise.all(
      TOPICS.map((topic) => this.#services.realtime.watch({ topic, changed, lost: () => changed(null) })),
    ).then(() => undefined);
    return this.#watching;
  }

  #tick(): void {
    if (this.#working || this.#isClosed) return;
    const isWanted = this.#companies.size > 0 || this.#services.realtime.clients > 0;
    if (!isWanted) {
      this.#snapshot = undefined;
      return;
    }
    this.#steps += 1;
    this.#tickedAt = performance.now();
    this.#working = this.#step(this.#steps % TURNS)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #step(turn: number): Promise<void> {
    const now = this.#services.now();
    // Where no map is open, other screens learn of what moved, and wait longer anyway.
    if (turn === 0 || this.#companies.size > 0) await this.#readPositions();
    await this.#reload(now);
    await this.#noteViewers(now);
    const letOthersWork = pacer();
    for (const company of this.#companies.values()) {
      const isDue = company.turn === turn;
      if (isDue) company.follow(now);
      company.send(isDue ? 'all' : 'urgent');
      company.greet();
      company.leave(Date.now());
      if (company.isEmpty) {
        company.close();
        this.#companies.delete(company.id);
      }
      await letOthersWork();
    }
    if (this.#companies.size > 0) {
      this.#services.metrics.liveSeconds.observe((performance.now() - this.#tickedAt) / 1000);
    }
    this.#isFailing = false;
  }

  async #readPositions(): Promise<void> {
    const { database, realtime } = this.#services;
    await database.asPlatform(async (trx) => {
      const { snapshot, changed } = await latestSince(trx, this.#snapshot);
      this.#snapshot = snapshot;
      for (const { positions } of changed) for (const position of positions) this.#tracked.report(position);
      if (realtime.clients === 0) {
        this.#elsewhere.forget();
        return;
      }
      for (const reported of changed) this.#elsewhere.add(reported);
      await this.#elsewhere.announce(trx, realtime, Date.now());
    });
  }

  async #reload(now: Date): Promise<void> {
    const stale = [...this.#companies.values()].filter(({ isStale }) => isStale);
    if (stale.length === 0) return;
    await this.#services.database.asPlatform(async (trx) => {
      for (const company of stale) {
        // A change that comes while it is read makes it be read again.
        company.isStale = false;
        const trucks = await trucksOf(trx, company.id);
        company.trucks.load(trucks, await latestOf(trx, trucks.flatMap(trackersOf)));
        company.reload(now);
      }
    });
  }

  /** Whoever opens the map is noted at once, and again as long as it stays open. */
  async #noteViewers(now: Date): Promise<void> {
    const slot = slotOf(now).getTime();
    if (slot === this.#notedSlot) return;
    const views = [...this.#companies.values()].flatMap(({ viewers }) => viewers);
    if (views.length > 0) await this.#services.database.asPlatform((trx) => noteMapViews(trx, views, now));
    this.#notedSlot = slot;
  }

  #failed(error: unknown): void {
    // What changed meanwhile is unknown.
    this.#snapshot = undefined;
    for (const company of this.#companies.values()) company.isStale = true;
    if (!this.#isFailing && !this.#isClosed) this.#services.log.warn({ err: error }, 'the live feed cannot read');
    this.#isFailing = true;
  }
}

/** One for each process. */
export const liveFeedOf = onePerProcess((services: Services) => new LiveFeed(services));
