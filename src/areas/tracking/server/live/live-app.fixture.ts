import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { masterDataServer } from '#areas/master-data/server/index.ts';
import { positionsServer } from '#areas/positions/server/index.ts';
import { type LiveDelta, type LiveTruck, SNAPSHOT_EVENT, TRUCKS_EVENT } from '#areas/tracking/contract/live.shapes.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import type { Position } from '#kernel/position.ts';
import type { TestUser } from '#testing/world.ts';

export const HERE = { lat: -17.5, lng: -63.5 };
export const THERE = { lat: -17.6, lng: -63.6 };

interface Message {
  readonly id: string;
  readonly event: string;
  readonly data: Partial<LiveDelta>;
}

export interface LiveStream {
  readonly messages: readonly Message[];
  /** The trucks as a screen has them after all messages. */
  readonly trucks: ReadonlyMap<string, LiveTruck>;
  readonly gone: readonly string[];
  readonly ended: boolean;
  readonly lastId: string;
  close(): void;
}

export interface LiveApp extends LifecycleApp {
  /** A truck of the team with a device, and who may see it. */
  tracked(team: Team, number: string): Promise<{ readonly truckId: string; readonly deviceId: string }>;
  /** What the device last reported. */
  report(deviceId: string, at: Position, more?: { readonly agoMs?: number; readonly orderId?: string }): Promise<void>;
  watcher(team: Team, ...permissions: readonly string[]): Promise<TestUser>;
  assign(team: Team, truckId: string): Promise<string>;
  follow(who: TestUser, lastEventId?: string): Promise<LiveStream>;
}

export async function startLiveApp(): Promise<LiveApp> {
  // Companies with words of their own: each of their requests has its own copy of the services.
  const app = await startLifecycle([masterDataServer, positionsServer]);
  const write: LifecycleApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);
  return {
    ...app,
    tracked: async (team, number) => {
      const { truckId } = await app.truck(team);
      const deviceId = await write(async (trx) => {
        await sql`update vehicle set gps_device_id = ${number} where id = ${truckId}`.execute(trx);
        const { rows } = await sql<{ id: string }>`select id from device where vehicle_id = ${truckId}`.execute(trx);
        return rows[0]!.id;
      });
      return { truckId, deviceId };
    },
    report: (deviceId, { lat, lng }, { agoMs = 0, orderId } = {}) =>
      write(async (trx) => {
        const at = new Date(app.services.now().getTime() - agoMs);
        await sql`insert into latest_position as l
            (tracker_id, company_id, device_id, vehicle_id, order_id, at, lat, lng, speed_kmh, heading, source, contact_at)
          select d.id, d.company_id, d.id, d.vehicle_id, ${orderId ?? null}, ${at}, ${lat}, ${lng}, 60, 90, 'device', ${at}
          from device d where d.id = ${deviceId}
          on conflict (tracker_id) do update set at = excluded.at, lat = excluded.lat, lng = excluded.lng,
            order_id = excluded.order_id, contact_at = excluded.contact_at, changed = pg_current_xact_id()`.execute(
          trx,
        );
      }),
    watcher: ({ company }, ...permissions) => app.member(company, SEE_MAP, ...permissions),
    assign: async (team, truckId) => {
      const id = await app.order(team);
      const { status } = await app.call(team.manager, assignOrder, {
        params: { id },
        body: { transportUnitId: truckId },
      });
      expect(status).toBe(200);
      return id;
    },
    follow: (who, lastEventId) => follow(app, who, lastEventId),
  };
}

async function follow(app: LifecycleApp, { token }: TestUser, lastEventId?: string): Promise<LiveStream> {
  const reply = await app.product.http.inject({
    method: 'GET',
    url: '/api/tracking/live',
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    payloadAsStream: true,
  });
  expect(reply.statusCode).toBe(200);
  const stream: Readable = reply.stream();
  const messages: Message[] = [];
  const trucks = new Map<string, LiveTruck>();
  const gone: string[] = [];
  let [text, lastId, ended] = ['', '', false];
  const receive = ({ event, data }: Message) => {
    if (event === SNAPSHOT_EVENT) trucks.clear();
    for (const truck of data.trucks ?? []) trucks.set(truck.id, truck);
    for (const place of data.moved ?? []) trucks.set(place.id, { ...trucks.get(place.id)!, ...place });
    for (const id of data.gone ?? []) {
      trucks.delete(id);
      gone.push(id);
    }
  };
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const frames = (text + chunk).split('\n\n');
    text = frames.pop() ?? '';
    for (const one of frames) {
      const [, id, event, data] = /^id: (.+)\nevent: (.+)\ndata: (.*)$/.exec(one) ?? [];
      if (!id || !event || !data || (event !== SNAPSHOT_EVENT && event !== TRUCKS_EVENT)) continue;
      const message: Message = { id, event, data: JSON.parse(data) };
      lastId = id;
      messages.push(message);
      receive(message);
    }
  });
  stream.on('close', () => {
    ended = true;
  });
  stream.on('error', () => undefined);
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  return {
    messages,
    trucks,
    gone,
    get ended() {
      return ended;
    },
    get lastId() {
      return lastId;
    },
    close: () => void stream.destroy(),
  };
}
