import { checklistOf } from '#areas/documents/server/index.ts';
import type { DriverCalls } from '#areas/fleet/contract/driver.calls.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentDriver } from './driver.presenter.ts';
import { findDriver, lockDriver } from './driver.repository.ts';
import { scopeOf } from './driver-scope.ts';
import { type FullDriver, readFullDriver } from './full-driver.ts';
import { changeDriver, registerDriver } from './save-driver.ts';

type Context = RequestContext<Actor>;

export async function readDriverView(context: Context, market: Market, id: string) {
  const record = await findDriver(context.trx, scopeOf(context.actor, market), id);
  return viewDriver(context, await readFullDriver(context.trx, record));
}

export async function createDriver(context: Context, market: Market, form: NewDriverInput) {
  return viewDriver(context, await registerDriver(context, market, form));
}

export async function updateDriver(
  context: Context,
  market: Market,
  id: string,
  { version, ...form }: ParsedInput<DriverCalls['update']>['body'],
) {
  const record = await lockDriver(context.trx, scopeOf(context.actor, market), id);
  if (record.version !== version) throw requestErrors.staleVersion();
  return viewDriver(context, await changeDriver(context, record, form));
}

export async function viewDriver(context: Context, full: FullDriver) {
  const { company_id, country_code, document_type } = full.record;
  const facts = { kind: 'driver', countryCode: country_code, documentType: document_type } as const;
  const slots = await checklistOf(context.trx, company_id, facts);
  return { trucker: presentDriver(full, slots, context) };
}
