import type { Position } from '#kernel/position.ts';
import { onePerProcess } from '#platform/per-process.ts';
import type { Services } from '#platform/services.ts';
import type { PlanFence } from '../rules/evaluate/alarm-plan.ts';
import { type FenceIndex, fenceIndex } from '../rules/fence-index.ts';
import { planFence } from './alarm-plan.ts';
import { fencesInUse } from './geofence.repository.ts';

type Need = Pick<Services, 'database' | 'realtime'>;

interface Kept {
  readonly index: FenceIndex;
  readonly fences: ReadonlyMap<string, PlanFence>;
}

/** Those used least recently give way to others; built again, they are as good. */
export const COMPANIES_KEPT = 1_000;

/**
 * The fences of companies in this process, for every position of every truck. Built when a company is first asked about,
 * thrown away when one of its fences changes anywhere, and then built anew with the next position.
 */
class FenceIndexes {
  readonly #services: Need;
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Kept>>();
  #watching: Promise<void> | undefined;

  constructor(services: Need, most: number) {
    this.#services = services;
    this.#most = most;
  }

  get companies(): number {
    return this.#kept.size;
  }

  async around(companyId: string, at: Position): Promise<readonly PlanFence[]> {
    const { index, fences } = await this.#of(companyId);
    return index.around(at).map((id) => fences.get(id)!);
  }

  #of(companyId: string): Promise<Kept> {
    const kept = this.#kept.get(companyId) ?? this.#build(companyId);
    // The last one is the one used most recently.
    this.#kept.delete(companyId);
    this.#kept.set(companyId, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }

  async #build(companyId: string): Promise<Kept> {
    try {
      // Changes are noticed from before the fences are read, so none falls between.
      this.#watching ??= this.#watch();
      await this.#watching;
      const rows = await this.#services.database.asPlatform((trx) => fencesInUse(trx, companyId));
      const fences = rows.map(planFence);
      return { index: fenceIndex(fences), fences: new Map(fences.map((fence) => [fence.id, fence])) };
    } catch (error) {
      this.#kept.delete(companyId);
      throw error;
    }
  }

  async #watch(): Promise<void> {
    try {
      await this.#services.realtime.watch({
        topic: 'geofence',
        changed: (companyId) => (companyId === null ? this.#kept.clear() : this.#kept.delete(companyId)),
        lost: () => this.#kept.clear(),
      });
    } catch (error) {
      // The next position tries again.
      this.#watching = undefined;
      throw error;
    }
  }
}

/** One for each process. */
export const fenceIndexes = onePerProcess(
  (services: Need, most: number = COMPANIES_KEPT) => new FenceIndexes(services, most),
);

/** The fences in use of a company that contain a position. */
export const fencesAround = (services: Need, companyId: string, at: Position): Promise<readonly PlanFence[]> =>
  fenceIndexes(services).around(companyId, at);
