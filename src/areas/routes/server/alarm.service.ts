import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/alarm.calls.ts';
import type { AlarmsInput } from '../contract/alarm.calls.ts';
import type { Alarm, AlarmType } from '../rules/alarm-types.ts';
import { alarmsOf } from '../rules/alarms.ts';
import { companyAlarms, saveCompanyAlarms } from './alarm.repository.ts';
import { findPath, lockPath, type PathRecord, updatePathRow } from './path.repository.ts';
import { staleVersion } from './stale-version.ts';

type Context = RequestContext<Actor>;

/** Version 0 where the company has changed nothing yet. */
export async function readCompanyAlarms({ trx }: Context) {
  const { alarms, version } = await companyAlarms(trx);
  return { alarms: alarmsOf(alarms as AlarmsInput, {}), version };
}

export async function updateCompanyAlarms(
  context: Context,
  { alarms, version }: ParsedInput<typeof calls.updateCompanyAlarms>['body'],
) {
  const { trx, actor } = context;
  const before = await companyAlarms(trx, true);
  const companyId = companyOf(actor);
  const values = { companyId, userId: actor.userId, alarms: JSON.stringify(alarms), version };
  if (before.version !== version || !(await saveCompanyAlarms(trx, values)))
    throw staleVersion(await companyAlarms(trx));
  await audit(trx, context, {
    ...{ action: 'routes.updateCompanyAlarms', entity: 'companyAlarms', entityId: companyId },
    before: compared(before.alarms),
    after: compared(alarms),
  });
  return readCompanyAlarms(context);
}

/** One alarm of the company, whatever else it has set. */
export async function changeCompanyAlarm(context: Context, type: AlarmType, values: Partial<Alarm>) {
  const { alarms, version } = await companyAlarms(context.trx, true);
  const changed = { ...alarms, [type]: { ...(alarms as AlarmsInput)[type], ...values } };
  return updateCompanyAlarms(context, { alarms: changed as AlarmsInput, version });
}

export async function readPathAlarms(context: Context, pathId: string) {
  return view(context, await findPath(context.trx, pathId));
}

export async function updatePathAlarms(
  context: Context,
  pathId: string,
  { alarms, version }: ParsedInput<typeof calls.updatePathAlarms>['body'],
) {
  const { trx, actor } = context;
  const before = await lockPath(trx, pathId);
  if (before.version !== version) throw staleVersion(before);
  await updatePathRow(trx, before, { alarms: JSON.stringify(alarms), updated_by: actor.userId });
  await audit(trx, context, {
    ...{ action: 'routes.updateAlarms', entity: 'route', entityId: before.route_id },
    before: { path: before.name, ...compared(before.alarms) },
    after: { path: before.name, ...compared(alarms) },
  });
  return readPathAlarms(context, pathId);
}

async function view({ trx }: Context, path: PathRecord) {
  const company = await companyAlarms(trx);
  return { alarms: alarmsOf(company.alarms as AlarmsInput, path.alarms as AlarmsInput), version: path.version };
}

/** One text for each alarm that is set here. */
const compared = (alarms: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(alarms).map(([type, alarm]) => [type, JSON.stringify(alarm)]));
