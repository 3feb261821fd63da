import { worstOf } from '#areas/documents/rules/verdict.ts';
import { viewDocuments } from '#areas/documents/server/index.ts';
import { HOMOLOGATION_HIDDEN, mayHomologate } from '#areas/fleet/contract/homologation.permissions.ts';
import {
  DRIVER_VALIDATION_FIELDS,
  VEHICLE_VALIDATION_FIELDS,
  type VerdictView,
} from '#areas/fleet/contract/homologation.shapes.ts';
import { type CheckCode, checksOf } from '#areas/fleet/rules/homologation-check.ts';
import { verdictOfChecks } from '#areas/fleet/rules/homologation-verdict.ts';
import { countryOf } from '#countries/country.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { adaptersOf } from './adapters/adapters.ts';
import { type CheckedRecord, findDriver, findVehicle } from './checked-record.repository.ts';
import { presentCheck, presentHomologation, validationsOf } from './homologation.presenter.ts';
import { findLatest, type HomologationRecord, watchersOf } from './homologation.repository.ts';
import { type CheckRecord, checksIn, latestChecks } from './homologation-check.repository.ts';

type Context = RequestContext<Actor>;

export async function readForDriver(context: Context, id: string) {
  const known = await readKnown(context, await findDriver(context.trx, id, { companyId: companyOf(context.actor) }));
  return { ...known, ...validationsOf(DRIVER_VALIDATION_FIELDS, known.queryResults) };
}

export async function readForVehicle(context: Context, id: string) {
  const record = await findVehicle(context.trx, { id }, { companyId: companyOf(context.actor) });
  const known = await readKnown(context, record);
  return { ...known, ...validationsOf(VEHICLE_VALIDATION_FIELDS, known.queryResults) };
}

/** Without registers, or for users who work without them, only the documents decide. */
async function readKnown(context: Context, record: CheckedRecord | undefined) {
  const { trx, actor, services } = context;
  if (!record || !mayHomologate(actor.permissions, 'see', record)) throw requestErrors.notFound();
  const isHidden = actor.permissions.has(HOMOLOGATION_HIDDEN);
  const codes = isHidden ? [] : checksOf(countryOf(record.country), record.kind);
  const checks = codes.length === 0 ? [] : await latestChecks(trx, record);
  const listed = codes.flatMap((code) => checks.find((check) => check.code === code) ?? []);
  const latest = codes.length === 0 ? undefined : await findLatest(trx, record);
  const adapters = adaptersOf(services);
  return {
    ...(await verdictOn(context, record, codes, listed)),
    codes: codes.map((code) => ({ code, source: adapters.of(code).source })),
    homologation: latest ? await present(context, latest) : null,
    queryResults: listed.map((check) => presentCheck(check, context)),
  };
}

async function present({ trx, actor }: Context, homologation: HomologationRecord) {
  const watchers = await watchersOf(trx, homologation.id);
  const own = watchers.find(({ userId }) => userId === actor.userId);
  return presentHomologation(homologation, await checksIn(trx, homologation.id), own?.pusherId ?? '');
}

async function verdictOn(
  context: Context,
  record: CheckedRecord,
  codes: readonly CheckCode[],
  listed: readonly CheckRecord[],
): Promise<VerdictView> {
  const { documentsVerdict: documents } = await viewDocuments(context, record);
  const checks = verdictOfChecks(codes, listed);
  return {
    verdict: worstOf([documents.verdict, checks.verdict]),
    reasons: [
      ...documents.reasons.map(({ code, ...rest }) => ({ about: 'document' as const, reason: code, ...rest })),
      ...checks.reasons.map((reason) => ({ about: 'check' as const, ...reason })),
    ],
  };
}
