import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { saveKindSettings, settingsOfCompany } from '#areas/positions/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/device-settings.calls.ts';
import { readRequirement, saveRequirement } from './tracking-settings.repository.ts';

type Context = RequestContext<Actor>;
type Kind = ParsedInput<typeof calls.saveGpsSettings>['params']['kind'];

export async function readSettings({ trx, actor }: Context) {
  const companyId = companyOf(actor);
  const requirement = await readRequirement(trx, companyId);
  return {
    kinds: (await settingsOfCompany(trx, companyId)).map(({ kind, version, ...own }) => ({
      kind,
      intervalSeconds: own.intervalSeconds ?? null,
      silenceMinutes: own.silenceMinutes ?? null,
      maxSpeedKmh: own.maxSpeedKmh ?? null,
      maxAccuracyM: own.maxAccuracyM ?? null,
      tripDays: own.tripDays ?? null,
      offTripDays: own.offTripDays ?? null,
      defaults: gpsSettingsOf(kind),
      version,
    })),
    requiresGps: requirement.requiresGps,
    requiresVersion: requirement.version,
  };
}

export async function saveSettings(
  context: Context,
  kind: Kind,
  { version, ...settings }: ParsedInput<typeof calls.saveGpsSettings>['body'],
) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const { kinds } = await readSettings(context);
  await saveKindSettings(trx, { companyId, userId: actor.userId, kind, version, settings });
  const { defaults: _defaults, version: _version, ...before } = kinds.find((one) => one.kind === kind)!;
  const about = { action: 'devices.saveSettings', entity: 'company', entityId: companyId };
  await audit(trx, context, { ...about, before, after: { kind, ...settings } });
  return readSettings(context);
}

export async function saveGpsRequirement(
  context: Context,
  { requiresGps, version }: ParsedInput<typeof calls.saveGpsRequirement>['body'],
) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const before = await readRequirement(trx, companyId);
  await saveRequirement(trx, { companyId, userId: actor.userId, requiresGps, version });
  const about = { action: 'devices.saveRequirement', entity: 'company', entityId: companyId };
  await audit(trx, context, { ...about, before: { requiresGps: before.requiresGps }, after: { requiresGps } });
  return readSettings(context);
}
