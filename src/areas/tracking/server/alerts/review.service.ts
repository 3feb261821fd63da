import type * as calls from '#areas/tracking/contract/alert.calls.ts';
import { alertErrors } from '#areas/tracking/contract/alert.errors.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentAlert, presentMute } from './alert.presenter.ts';
import { type AlertHappening, type AlertRecord, insertAlertEvents } from './alert.repository.ts';
import * as repository from './review.repository.ts';

type Context = RequestContext<Actor>;
type Version = { readonly version: number };

export async function readAlert(context: Context, id: string) {
  const { trx, actor, now } = context;
  const alert = await repository.findAlert(trx, actor, id);
  if (!alert) throw requestErrors.notFound();
  const mutes = await repository.mutesNow(trx, now);
  const mute = mutes.find(({ vehicle_id, type }) => vehicle_id === alert.vehicle_id && type === alert.type);
  const events = await repository.eventsOf(trx, id);
  const photos = await repository.photosOf(trx, alert);
  const members = await repository.membersOf(trx, actor, alert);
  return { alert: presentAlert(context, { alert, events, members, photos, mute }) };
}

/** Locked, and as the person saw it: two who do the same at once are told who was first. */
async function lockSeen(
  { trx, actor }: Context,
  seen: readonly ({ readonly id: string } & Version)[],
): Promise<AlertRecord[]> {
  const ids = seen.map(({ id }) => id);
  const alerts = await repository.lockOwnAlerts(trx, actor, ids);
  if (alerts.length !== new Set(ids).size) throw requestErrors.notFound();
  for (const alert of alerts) {
    if (seen.find(({ id }) => id === alert.id)?.version !== alert.version) throw await stale({ trx }, alert);
  }
  return alerts;
}

async function stale({ trx }: Pick<Context, 'trx'>, { id, updated_at }: AlertRecord) {
  const events = await repository.eventsOf(trx, id);
  const changedBy = events.findLast(({ by }) => by)?.by ?? null;
  return requestErrors.staleVersion({ facts: { changedBy, changedAt: updated_at.toISOString() } });
}

const happened = ({ actor }: Context, alerts: readonly AlertRecord[], type: AlertHappening['type'], details = {}) =>
  alerts.map(({ id, company_id }) => ({ companyId: company_id, alertId: id, type, userId: actor.userId, details }));

export async function reviewAlerts(
  context: Context,
  { alerts: seen, result, note }: ParsedInput<typeof calls.reviewAlerts>['body'],
) {
  const { trx, actor, now } = context;
  const alerts = await lockSeen(context, seen);
  if (alerts.some(({ review }) => review === 'reviewed')) throw alertErrors.alertReviewed();
  const keys = alerts.flatMap(({ group_key }) => group_key ?? []);
  const others = await repository.lockOwnAlerts(
    trx,
    actor,
    (await repository.pendingOfGroups(trx, keys)).filter((id) => !alerts.some((alert) => alert.id === id)),
  );
  const all = [...alerts, ...others];
  const ids = all.map(({ id }) => id);
  await repository.changeAlerts(trx, ids, {
    ...{ review: 'reviewed', result, review_note: note || null, reviewed_by: actor.userId, reviewed_at: now },
    ...{ taken_by: null, taken_at: null },
  });
  await repository.endReported(trx, ids, now);
  await insertAlertEvents(trx, happened(context, all, 'reviewed', { result, ...(note ? { note } : {}) }));
  return { reviewed: ids.length };
}

export async function reopenAlert(context: Context, id: string, { version, reason }: Version & { reason: string }) {
  const [alert] = await lockSeen(context, [{ id, version }]);
  if (alert!.review === 'pending') throw alertErrors.alertPending();
  await repository.changeAlerts(context.trx, [id], {
    ...{ review: 'pending', result: null, review_note: null, reviewed_by: null, reviewed_at: null },
  });
  await insertAlertEvents(context.trx, happened(context, [alert!], 'reopened', { reason }));
  return readAlert(context, id);
}

export async function takeAlert(context: Context, id: string, { version }: Version) {
  const { trx, actor, now } = context;
  const [alert] = await repository.lockOwnAlerts(trx, actor, [id]);
  if (!alert) throw requestErrors.notFound();
  if (alert.taken_by && alert.taken_by !== actor.userId) {
    const name = (await repository.findAlert(trx, actor, id))?.taken_by_name ?? '';
    throw alertErrors.alertTaken({ params: { name } });
  }
  if (alert.version !== version) throw await stale(context, alert);
  if (alert.review === 'reviewed') throw alertErrors.alertReviewed();
  if (alert.taken_by === null) {
    await repository.changeAlerts(trx, [id], { taken_by: actor.userId, taken_at: now });
    await insertAlertEvents(trx, happened(context, [alert], 'taken'));
  }
  return readAlert(context, id);
}

export async function releaseAlert(context: Context, id: string, { version }: Version) {
  const [alert] = await lockSeen(context, [{ id, version }]);
  if (alert!.taken_by !== null) {
    await repository.changeAlerts(context.trx, [id], { taken_by: null, taken_at: null });
    await insertAlertEvents(context.trx, happened(context, [alert!], 'released'));
  }
  return readAlert(context, id);
}

export const listMutes = async ({ trx, now }: Context) => ({
  mutes: (await repository.mutesNow(trx, now)).map(presentMute),
});

/** The rule and the truck of an alert, which people have before them when they decide it. */
export async function muteRule(
  context: Context,
  { alertId, minutes, reason }: ParsedInput<typeof calls.muteRule>['body'],
) {
  const { trx, actor, now } = context;
  const [alert] = await repository.lockOwnAlerts(trx, actor, [alertId]);
  if (!alert) throw requestErrors.notFound();
  const { vehicle_id: vehicleId, type } = alert;
  if (vehicleId === null) throw alertErrors.alertWithoutTruck();
  const known = await repository.mutesNow(trx, now);
  if (known.some((one) => one.vehicle_id === vehicleId && one.type === type)) throw alertErrors.alreadyMuted();
  const until = new Date(now.getTime() + minutes * 60_000);
  const about = { companyId: companyOf(actor), vehicleId, type, reason, userId: actor.userId };
  const id = await repository.insertMute(trx, { ...about, from: now, until });
  await audit(trx, context, {
    ...{ action: 'tracking.muteRule', entity: 'vehicle', entityId: vehicleId },
    after: { type, reason, until: until.toISOString() },
  });
  const [mute] = await repository.mutesNow(trx, now, id);
  return { mute: presentMute(mute!) };
}

export async function endMute(context: Context, id: string) {
  const { trx, actor, now } = context;
  if (!(await repository.endMuteRow(trx, id, actor.userId, now))) throw requestErrors.notFound();
  await audit(trx, context, {
    action: 'tracking.endMute',
    entity: 'alertMute',
    entityId: id,
    after: { endedAt: now.toISOString() },
  });
  return listMutes(context);
}
