import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRandom } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { ApiClient } from '#ui/api/api-client.ts';
import { MemoryQueueStorage } from '#ui/queue/memory-queue-storage.fixture.ts';
import type { GateCheck } from '../contract/gate.calls.ts';
import { createGateQueue, type GateQueue } from '../web/gate/gate-queue.ts';
import type { GateItem } from '../web/gate/gate-storage.ts';
import { CUTS, type Cut, type CuttingProxy, startCuttingProxy } from './cutting-proxy.fixture.ts';
import { ago, type GateScene, startGate, type Truck } from './gate.fixture.ts';

const nodeFetch = globalThis.fetch;
const GATE = 'gate of a phone';
let gate: GateScene;
let server: string;
let proxy: CuttingProxy | undefined;
beforeAll(async () => {
  gate = await startGate();
  server = await gate.app.product.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await proxy?.close();
  proxy = undefined;
});
afterAll(() => gate.app.close());

/** The browser's client: its addresses begin at the page, which a test has none of. */
function clientOf({ token: accessToken }: TestUser, at: string): ApiClient {
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => nodeFetch(new URL(path, at), options));
  const client = new ApiClient({ renew: async () => null, onSessionLost: () => undefined, language: () => 'es' });
  client.grant({ accessToken, expiresIn: 3_600 });
  return client;
}

class Phone {
  readonly storage = new MemoryQueueStorage<GateItem>((item) => item.gate);
  readonly explained: GateCheck[] = [];
  readonly #client: ApiClient;
  queue: GateQueue;

  constructor(client: ApiClient) {
    this.#client = client;
    this.queue = this.#open();
  }

  #open(): GateQueue {
    const explain = (check: GateCheck) => {
      this.explained.push(check);
      return check.booking?.letInBy ?? '';
    };
    return createGateQueue(GATE, this.storage, this.#client, {
      explain,
      sent: async () => undefined,
      settled: () => undefined,
    });
  }

  /** Recorded without network, from the oldest on. */
  async record(items: readonly GateItem[]): Promise<void> {
    for (const item of items) await this.storage.put(item);
  }

  /** The network is back, again and again; every other time the page was closed meanwhile. */
  async sendAll(): Promise<number> {
    let tries = 0;
    for (; (await this.storage.count(GATE)) > 0 && tries < 100; tries += 1) {
      if (tries % 2 === 0) {
        this.queue.stop();
        this.queue = this.#open();
        await this.queue.start();
      } else await this.queue.wake();
    }
    this.queue.stop();
    return tries;
  }
}

const arrivalOf = ({ _id, code }: Truck, at: string): GateItem => ({
  kind: 'arrival',
  gate: GATE,
  key: createId(),
  at,
  truck: code,
  warehouseId: gate.warehouse._id,
  bookingId: _id,
  shown: code,
  plate: null,
  why: null,
});
const moveOf = ({ _id, code }: Truck, move: 'dock' | 'leave', at: string): GateItem => ({
  kind: 'move',
  gate: GATE,
  key: createId(),
  at,
  truck: code,
  bookingId: _id,
  move,
  why: null,
});
const walkInOf = (plate: string, at: string): GateItem => ({
  kind: 'walkIn',
  gate: GATE,
  key: createId(),
  at,
  truck: plate,
  warehouseId: gate.warehouse._id,
  plate,
  driver: 'Juan Condori',
  carrier: 'Transportes Cordillera',
  action: 'unload',
});

/** Sixty trucks that arrive, dock and leave, and twenty without a booking between them. */
async function twoHundred(): Promise<GateItem[]> {
  const bookings = await gate.trucks(60, -120);
  const at = (minutes: number) => ago(150 - minutes);
  const visits = bookings.flatMap((booking, nth) => [
    arrivalOf(booking, at(nth / 2)),
    moveOf(booking, 'dock', at(40 + nth / 2)),
    moveOf(booking, 'leave', at(80 + nth / 2)),
  ]);
  const walkIns = Array.from({ length: 20 }, (_, nth) => walkInOf(`${1000 + nth}XYZ`, at(5.25 + nth * 5)));
  return [...visits, ...walkIns].sort((one, other) => one.at.localeCompare(other.at));
}

/** Twenty of the first two hundred requests, each kind of cut five times. */
function planOf(seed: string): ReadonlyMap<number, Cut> {
  const random = createRandom(seed);
  const numbers = new Set<number>();
  while (numbers.size < 20) numbers.add(random.int(200));
  return new Map([...numbers].map((number, at) => [number, CUTS[at % CUTS.length]!]));
}

/** What the server has, in the order it was written. */
async function written(keys: readonly string[]) {
  const { rows } = await gate.app.services.database.asPlatform((trx) =>
    sql<{ key: string; at: Date; type: string; booking: string }>`
      select client_key as key, at, type, booking_id as booking from booking_event
      where client_key = any (${keys}::uuid[]) order by xmin::text::bigint`.execute(trx),
  );
  return rows;
}

describe('two hundred entries of a phone without network', () => {
  it('reach the server once, in order, with their time, though the connection is cut twenty times', async () => {
    proxy = await startCuttingProxy(server, planOf('a bad day'));
    const phone = new Phone(clientOf(gate.guard, proxy.address));
    const items = await twoHundred();
    await phone.record(items);
    await phone.sendAll();

    expect([...proxy.cuts].sort()).toEqual(CUTS.flatMap((cut) => Array(5).fill(cut)).sort());
    expect(proxy.requests()).toBe(220);
    expect(await phone.storage.count(GATE)).toBe(0);
    const rows = await written(items.map(({ key }) => key));
    expect(rows.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
    expect(rows.map(({ at }) => at.toISOString())).toEqual(items.map(({ at }) => at));
    const names = { arrival: 'arrived', move: 'left', walkIn: 'takenIn' } as const;
    const typeOf = (item: GateItem) => (item.kind === 'move' && item.move === 'dock' ? 'docked' : names[item.kind]);
    expect(rows.map(({ type }) => type)).toEqual(items.map(typeOf));
    const walkIns = rows.filter(({ type }) => type === 'takenIn');
    expect(new Set(walkIns.map(({ booking }) => booking)).size).toBe(20);
    const { rows: trucks } = await gate.app.services.database.asPlatform((trx) =>
      sql<{ count: number }>`select count(*)::int from booking
        where order_id is null and plate like '10%XYZ' and id = any (${walkIns.map(({ booking }) => booking)}::uuid[])`.execute(
        trx,
      ),
    );
    expect(trucks).toEqual([{ count: 20 }]);
  });
});

describe('two guards with one ticket', () => {
  it('whoever was earlier let the truck in; the other reads when and by whom', async () => {
    const booking = await gate.due(0);
    const [early, late] = [ago(9), ago(4)];
    const other = await gate.app.world.user({ company: gate.site.company, permissions: ['ticket-validation'] });
    const [mine, theirs] = [other, gate.site.manager].map((who) => new Phone(clientOf(who, server))) as [Phone, Phone];
    await theirs.record([arrivalOf(booking, early)]);
    await theirs.sendAll();
    await mine.record([arrivalOf(booking, late)]);
    await mine.queue.start();
    const name = (await gate.ask(booking.code, {}, other)).body.check.booking!.letInBy;
    expect(mine.queue.store.get().items).toMatchObject([{ refused: 'gate.used', reason: name }]);
    expect(mine.explained).toMatchObject([{ verdict: 'used', booking: { arrivedAt: Date.parse(early) } }]);
    expect(await gate.events(booking._id, 'arrived')).toHaveLength(1);
  });
});
