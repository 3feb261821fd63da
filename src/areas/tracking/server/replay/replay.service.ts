import type { DrawnPath } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { drawnPathOf } from '#areas/load-orders/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { Later, type RequestContext } from '#platform/http/route.ts';
import type { CityIndex } from '#platform/places/city-index.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import { inTurns } from '#platform/turns.ts';
import type * as calls from '../../contract/replay.calls.ts';
import type { Replay, ReplayAlert, ReplayCheckpoint } from '../../contract/replay.calls.ts';
import { SEE_MAP } from '../../contract/tracking.permissions.ts';
import type { ViewWay } from '../../rules/position-view.ts';
import { passedAt } from '../../rules/replay/passed-checkpoints.ts';
import { REPLAY_FIXES_MAX, REPLAY_SENT_MAX } from '../../rules/replay/replay-limits.ts';
import { thinTrack } from '../../rules/replay/thin-track.ts';
import { pickFixes } from '../../rules/replay/track.ts';
import { writeTrack } from '../../rules/replay/wire-track.ts';
import { noteViews } from '../privacy/position-view.repository.ts';
import { type DrivenTrack, drivenTracks, instant, packTracks, presentTrip } from './read-tracks.ts';
import { type AlertRow, alertsOf } from './replay-subject.repository.ts';
import { type ReplayAsked, type ReplaySubject, replaySubject } from './replay-subject.ts';

type Context = RequestContext<Actor>;

export async function readReplay(context: Context, query: ParsedInput<typeof calls.readReplay>['query']) {
  const found = await findReplay(context, query, 'replay');
  const cities = await currentCities(context.trx);
  return new Later<Replay>(async () => {
    const tracks = await drivenTracks(found.packed);
    const share = Math.floor(REPLAY_SENT_MAX / Math.max(1, tracks.length));
    const start = Math.floor(found.subject.from.getTime() / 1000);
    return {
      ...(await around(found, tracks[0])),
      plan: found.plan,
      tracks: await Promise.all(tracks.map((track) => presentTrack(track, start, share, cities))),
    };
  });
}

export async function readTripReport(context: Context, orderId: string) {
  const found = await findReplay(context, { orderId }, 'replay');
  const cities = await currentCities(context.trx);
  return new Later(async () => {
    const track = (await drivenTracks(found.packed))[0]!;
    return { ...(await around(found, track)), trip: await presentTrip(track, cities) };
  });
}

export interface FoundReplay {
  readonly subject: ReplaySubject;
  readonly packed: Awaited<ReturnType<typeof packTracks>>;
  readonly plan: DrawnPath | null;
  readonly alerts: readonly AlertRow[];
}

/** Everything that is read in the transaction; whoever looks at it is noted for the driver. */
export async function findReplay(context: Context, asked: ReplayAsked, way: ViewWay): Promise<FoundReplay> {
  const { trx, actor, now } = context;
  const subject = await replaySubject(context, asked);
  const { order, tracks, from, to, orderIds } = subject;
  const packed = await packTracks(trx, tracks, { most: REPLAY_FIXES_MAX, together: way === 'export' });
  const of = order ? { orderId: order.id } : { truckIds: tracks.flatMap(({ truckId }) => truckId ?? []) };
  const alerts = holds(actor.permissions, SEE_MAP) ? await alertsOf(trx, of, from, to) : [];
  const plan = order ? await drawnPathOf(trx, order, 'screen') : null;
  await noteViews(trx, { orderIds, way, now, viewerCompanyId: companyOf(actor), userId: actor.userId });
  return { subject, packed, plan, alerts };
}

async function around({ subject, plan, alerts }: FoundReplay, track: DrivenTrack | undefined) {
  const { order, from, to } = subject;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    order: order && { _id: order.id, code: order.code },
    alerts: alerts.map(presentAlert),
    checkpoints: plan && track ? await presentCheckpoints(plan, track, order?.started_at ?? null) : [],
  };
}

async function presentCheckpoints(
  plan: DrawnPath,
  { fixes, legs }: DrivenTrack,
  startedAt: Date | null,
): Promise<ReplayCheckpoint[]> {
  const passed = await inTurns(passedAt(fixes, legs, plan.checkpoints));
  return plan.checkpoints.map(({ name, type, lat, lng, mustPass, expectedMinute }, at) => {
    const seconds = passed[at] ?? null;
    return {
      ...{ name, type, lat, lng, mustPass },
      plannedAt: startedAt && new Date(startedAt.getTime() + expectedMinute * 60_000).toISOString(),
      passedAt: seconds === null ? null : instant(seconds),
    };
  });
}

const presentAlert = ({ id, vehicle_id, started_at, ended_at, lat, lng, ...alert }: AlertRow): ReplayAlert => ({
  _id: id,
  truckId: vehicle_id,
  type: alert.type as ReplayAlert['type'],
  criticality: alert.criticality as ReplayAlert['criticality'],
  from: started_at.toISOString(),
  to: ended_at?.toISOString() ?? null,
  position: lat !== null && lng !== null ? { lat, lng } : null,
});

async function presentTrack(track: DrivenTrack, start: number, most: number, cities: CityIndex) {
  const { places, ...thinned } = await inTurns(thinTrack(track.fixes, track.legs, most));
  const sent = await inTurns(writeTrack(pickFixes(track.fixes, places), start));
  return { ...(await presentTrip(track, cities)), ...sent, seconds: [...sent.seconds], kmh: [...sent.kmh], thinned };
}
