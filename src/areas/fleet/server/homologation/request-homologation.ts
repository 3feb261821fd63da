import type { RequestReply, VehicleRequest } from '#areas/fleet/contract/homologation.calls.ts';
import { homologationErrors } from '#areas/fleet/contract/homologation.errors.ts';
import { HOMOLOGATION_HIDDEN, mayHomologate } from '#areas/fleet/contract/homologation.permissions.ts';
import { type CheckCode, checksOf } from '#areas/fleet/rules/homologation-check.ts';
import { SECURITY_CHECK_MAX_MS } from '#areas/fleet/rules/homologation-progress.ts';
import { countryOf } from '#countries/country.ts';
import type { Rule } from '#countries/rule.ts';
import { readByRule } from '#countries/rule-problem.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { enqueueAll } from '#platform/jobs/job.ts';
import { adaptersOf } from './adapters/adapters.ts';
import { type CheckedRecord, findDriver, findVehicle, type HomologationAction } from './checked-record.repository.ts';
import { askRegisterJob } from './homologation.jobs.ts';
import { presentCheck, presentHomologation } from './homologation.presenter.ts';
import { extendHomologation, insertHomologation, lockOpen, watch } from './homologation.repository.ts';
import { checksIn, openChecks } from './homologation-check.repository.ts';

type Context = RequestContext<Actor>;

export interface RequestedChecks {
  readonly pusherId: string;
  /** All registers of the country where none are named. */
  readonly codes?: readonly CheckCode[] | undefined;
}

export async function requestForDriver(
  context: Context,
  truckerId: string,
  requested: RequestedChecks,
): Promise<RequestReply> {
  refuseHidden(context);
  const { trx, actor } = context;
  const record = await findDriver(trx, truckerId, { companyId: companyOf(actor), lock: true });
  return request(context, record, requested);
}

export async function requestForVehicle(
  context: Context,
  named: VehicleRequest,
  requested: RequestedChecks,
): Promise<RequestReply> {
  refuseHidden(context);
  const { trx, actor } = context;
  const country = countryOf(named.country);
  const plate = read('plate', country.plate, named.plate);
  const chassis = named.chassis && read('chassis', country.chassis, named.chassis);
  const key = { country: named.country, plate };
  const record = await findVehicle(trx, key, { companyId: companyOf(actor), lock: true });
  return request(context, record && withForm(record, { chassis, crpva: named.crpva }), requested);
}

function refuseHidden({ actor }: Context): void {
  if (actor.permissions.has(HOMOLOGATION_HIDDEN)) throw homologationErrors.hidden();
}

function read(field: string, rule: Rule, text: string): string {
  const reading = readByRule(rule, text);
  if ('problem' in reading) throw requestErrors.invalid({ fields: { [field]: reading.problem } });
  return reading.value;
}

/** Values of the form take precedence over stored ones. */
function withForm(
  record: CheckedRecord,
  { chassis, crpva }: { readonly chassis: string | undefined; readonly crpva: string | undefined },
): CheckedRecord {
  return {
    ...record,
    question: { ...record.question, ...(chassis ? { chassis } : {}), ...(crpva ? { crpva } : {}) },
  };
}

/** Expects the record to be locked, so that the second of two simultaneous requests joins the first. */
async function request(
  context: Context,
  record: CheckedRecord | undefined,
  requested: RequestedChecks,
): Promise<RequestReply> {
  const { trx, actor, services, now } = context;
  if (!record || !mayHomologate(actor.permissions, 'ask', record)) throw requestErrors.notFound();
  const adapters = adaptersOf(services);
  const wanted = wantedCodes(record, requested).map((code) => ({ code, source: adapters.of(code).source }));
  const homologation = await openFor(context, record);
  const opened = await openChecks(trx, homologation, wanted, now);
  await watch(trx, record.companyId, homologation.id, { userId: actor.userId, pusherId: requested.pusherId });
  await enqueueAll(
    trx,
    askRegisterJob,
    opened.map((code) => ({ homologationId: homologation.id, code })),
  );
  if (opened.length > 0) await recordAudit(context, record, opened);
  const checks = await checksIn(trx, homologation.id);
  return {
    ...presentHomologation(homologation, checks, requested.pusherId),
    queryResults: checks.map((check) => presentCheck(check, context)),
  };
}

/** Called only for newly asked registers, because joining an open request changes nothing. */
function recordAudit(context: Context, { kind, id }: CheckedRecord, codes: readonly CheckCode[]): Promise<void> {
  const action: HomologationAction = 'fleet.requestHomologation';
  return audit(context.trx, context, { action, entity: kind, entityId: id, after: { codes } });
}

function wantedCodes(record: CheckedRecord, { codes }: RequestedChecks): readonly CheckCode[] {
  const offered = checksOf(countryOf(record.country), record.kind);
  if (offered.length === 0) throw homologationErrors.notOffered();
  const stray = codes?.findIndex((code) => !offered.includes(code)) ?? -1;
  if (stray >= 0) throw requestErrors.invalid({ fields: { [`codes.${stray}`]: { code: 'choice' } } });
  return codes ? [...new Set(codes)] : offered;
}

async function openFor({ trx, actor, now }: Context, record: CheckedRecord) {
  const dueAt = new Date(now.getTime() + SECURITY_CHECK_MAX_MS);
  const open = await lockOpen(trx, record);
  if (open) {
    await extendHomologation(trx, open.id, record.question, dueAt);
    return open;
  }
  const id = await insertHomologation(trx, { record, requestedBy: actor.userId, requestedAt: now, dueAt });
  return { id, companyId: record.companyId, requestedAt: now };
}
