import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { KillWorld, Truck } from './kill-world.fixture.ts';
import type { SentFix } from './senders.fixture.ts';

export type Strike = () => Promise<void>;

/** Sends the drive of every truck at once; the strikes fall evenly spread over it, one after the other. */
export async function sendUnderStrikes(
  trucks: readonly Truck[],
  fixes: readonly SentFix[],
  strikes: readonly Strike[],
): Promise<void> {
  const total = trucks.length * fixes.length;
  const dueAt = (nth: number) => Math.floor(((nth + 1) * total) / (strikes.length + 1));
  let delivered = 0;
  let begun = 0;
  const striking = async () => {
    for (const [nth, strike] of strikes.entries()) {
      while (delivered < dueAt(nth)) await pause(1);
      begun = nth + 1;
      await strike();
    }
  };
  /** Nobody runs ahead of a strike that is due, but messages are under way when it falls. */
  const mayGoOn = () => begun >= strikes.length || delivered < dueAt(begun) + trucks.length;
  const sending = trucks.map(async ({ sender }) => {
    for (const fix of fixes) {
      while (!mayGoOn()) await pause(1);
      await sender.deliver(fix);
      delivered += 1;
    }
  });
  await Promise.all([striking(), ...sending]);
}

/** Until the rules have seen everything. */
export async function isJudged({ app }: KillWorld, trucks: readonly Truck[]): Promise<boolean> {
  const ids = trucks.map(({ orderId }) => orderId);
  const { rows } = await app.all((trx) =>
    sql<{
      open: number;
    }>`select count(*)::int + (select count(*)::int from watched_trip_mark) as open from watched_trip w
      where id = any (${ids}::uuid[]) and (is_due or number < (select max(p.number) from position p where p.order_id = w.id))`.execute(
      trx,
    ),
  );
  return rows[0]?.open === 0;
}

export interface Outcome {
  readonly fixes: readonly string[];
  readonly lastAt: string | null;
  readonly alerts: readonly string[];
}

/** Everything that is left of a drive: its positions, where the truck is now, and its alerts. */
export async function outcomeOf({ app }: KillWorld, { device, orderId }: Truck): Promise<Outcome> {
  const history = await app.historyOf(device);
  const latest = await app.latestOf(device);
  const alerts = await app.all((trx) =>
    trx
      .selectFrom('alert')
      .select(['type', 'subject', 'criticality', 'started_at', 'ended_at'])
      .where('order_id', '=', orderId)
      .orderBy('started_at')
      .orderBy('type')
      .execute(),
  );
  const moment = (at: unknown) => (at instanceof Date ? at.toISOString() : null);
  return {
    fixes: history.map(({ at, lat, order_id }) => `${moment(at)} ${lat.toFixed(4)} ${order_id === orderId}`),
    lastAt: moment(latest?.at),
    alerts: alerts.map(({ type, subject, criticality, started_at, ended_at }) =>
      [type, subject, criticality, moment(started_at), moment(ended_at)].join(' '),
    ),
  };
}

export const alertIdsOf = ({ app }: KillWorld, trucks: readonly Truck[]): Promise<readonly string[]> =>
  app.all(async (trx) => {
    const orderIds = trucks.map(({ orderId }) => orderId);
    const rows = await trx.selectFrom('alert').select('id').where('order_id', 'in', orderIds).execute();
    return rows.map(({ id }) => id);
  });
