import type { Trx } from '#platform/db/database.ts';
import type { RealtimeHub } from '#platform/realtime/hub.ts';
import type { RecordChange } from '#platform/realtime/record-change.ts';
import { type LatestOfCompany, readersOf } from './latest-position.repository.ts';
import { Paced } from './paced.ts';

/** A screen of one order or one device is read again at most so often while it reports. */
const EVERY_MS = 5_000;
/** More devices of a company at once are named as "many". */
const MOST_DEVICES = 20;

/** What screens other than the map learn of what trackers reported: the tabs of this process, without a row for each. */
export class SeenElsewhere {
  readonly #orders = new Paced(EVERY_MS);
  readonly #companies = new Paced(EVERY_MS);
  readonly #devices = new Map<string, Set<string>>();

  add({ companyId, positions }: LatestOfCompany): void {
    for (const { trackerId, orderId } of positions) {
      // What a driver's page or a person reports is published where it is stored.
      if (orderId === trackerId) continue;
      if (orderId !== null) this.#orders.add(orderId);
      this.#name(companyId, trackerId);
    }
  }

  #name(companyId: string, deviceId: string): void {
    const devices = this.#devices.get(companyId);
    if (!devices) {
      this.#companies.add(companyId);
      this.#devices.set(companyId, new Set([deviceId]));
    } else if (devices.size <= MOST_DEVICES) devices.add(deviceId);
  }

  /** To the open tabs that show the orders and devices, and to those who follow an order by a link. */
  async announce(trx: Trx, realtime: RealtimeHub, now: number): Promise<void> {
    const changes = [...(await positionsOf(trx, this.#orders.take(now))), ...this.#messages(now)];
    if (changes.length > 0) realtime.announce(changes);
  }

  /** Nobody is there to be informed. */
  forget(): void {
    this.#orders.forget();
    this.#companies.forget();
    this.#devices.clear();
  }

  #messages(now: number): RecordChange[] {
    return this.#companies.take(now).flatMap((companyId): RecordChange[] => {
      const devices = [...(this.#devices.get(companyId) ?? [])];
      this.#devices.delete(companyId);
      const change = { topic: 'deviceMessage', readers: 'company', companyId, userIds: null, by: null };
      if (devices.length > MOST_DEVICES) return [{ ...change, recordId: null }];
      return devices.map((recordId) => ({ ...change, recordId }));
    });
  }
}

async function positionsOf(trx: Trx, orderIds: readonly string[]): Promise<RecordChange[]> {
  if (orderIds.length === 0) return [];
  const readers = await readersOf(trx, orderIds);
  return readers.map(({ orderId, ...reader }) => ({ topic: 'position', recordId: orderId, by: null, ...reader }));
}
