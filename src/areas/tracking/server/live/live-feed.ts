import type { Readable } from 'node:stream';
import type { TabSession } from '#platform/realtime/hub.ts';
import { isVisible, type Position, positionOf } from '#platform/realtime/position.ts';
import type { Services } from '#platform/services.ts';
import { pacer } from '#platform/turns.ts';
import type { Viewer } from '../../contract/live-viewer.ts';
import { SeenElsewhere } from './announce-positions.ts';
import { type LatestPosition, latestOf, latestSince } from './latest-position.repository.ts';
import { LiveCompany } from './live-company.ts';
import { LiveTab } from './live-tab.ts';
import { trucksOf } from './live-truck.repository.ts';
import { trackersOf } from './present-truck.ts';

/** How soon a right that is lost counts; positions are sent with every fourth of these. */
const STEP_MS = 250;
const STEPS_PER_MESSAGE = 4;
/** What a company sees depends on these. */
const TOPICS = ['order', 'vehicle', 'device', 'driver', 'alert', 'gpsSettings'];

/**
 * Where trucks are, for the open maps of this process. Once a second one statement reads what trackers reported since; all
 * companies share it. Everything comes from the database, so any number of processes may do the same.
 */
export class LiveFeed {
  readonly #services: Services;
  readonly #companies = new Map<string, LiveCompany>();
  readonly #elsewhere = new SeenElsewhere();
  #position: Position | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #watching: Promise<void> | undefined;
  #steps = 0;
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
    const company = this.#companies.get(session.companyId) ?? new LiveCompany(session.companyId);
    this.#companies.set(company.id, company);
    const tab = new LiveTab(company.viewFor(viewer, this.#services.now()), hubTab, lastEventId);
    company.add(tab);
    return tab.stream;
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
      this.#position = undefined;
      return;
    }
    this.#steps += 1;
    this.#tickedAt = performance.now();
    this.#working = this.#step(this.#steps % STEPS_PER_MESSAGE === 0)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #step(sends: boolean): Promise<void> {
    const now = this.#services.now();
    if (sends || !this.#position) await this.#readPositions();
    await this.#reload(now);
    const letOthersWork = pacer();
    for (const company of this.#companies.values()) {
      if (sends) company.follow(now);
      company.send(sends ? 'all' : 'urgent');
      company.greet();
      company.leave(Date.now());
      if (company.isEmpty) this.#companies.delete(company.id);
      await letOthersWork();
    }
    if (sends && this.#companies.size > 0) {
      this.#services.metrics.liveSeconds.observe((performance.now() - this.#tickedAt) / 1000);
    }
    this.#isFailing = false;
  }

  async #readPositions(): Promise<void> {
    const before = this.#position;
    const { database, realtime } = this.#services;
    // Beyond every transaction: the first time only the snapshot is wanted.
    const since = before?.xmin ?? Number.MAX_SAFE_INTEGER;
    await database.asPlatform(async (trx) => {
      const { snapshot, rows } = await latestSince(trx, since);
      const unread = before ? rows.filter(({ transaction }) => !isVisible(Number(transaction), before)) : [];
      this.#position = positionOf(snapshot, 0);
      const moved = new Map(unread.map((position): [string, LatestPosition] => [position.trackerId, position]));
      if (moved.size > 0) for (const company of this.#companies.values()) company.trucks.move(moved);
      if (realtime.clients === 0) {
        this.#elsewhere.forget();
        return;
      }
      this.#elsewhere.add(unread);
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

  #failed(error: unknown): void {
    // What changed meanwhile is unknown.
    this.#position = undefined;
    for (const company of this.#companies.values()) company.isStale = true;
    if (!this.#isFailing && !this.#isClosed) this.#services.log.warn({ err: error }, 'the live feed cannot read');
    this.#isFailing = true;
  }
}

const feeds = new WeakMap<Services, LiveFeed>();

/** One for each process. */
export function liveFeedOf(services: Services): LiveFeed {
  const feed = feeds.get(services) ?? new LiveFeed(services);
  feeds.set(services, feed);
  return feed;
}
