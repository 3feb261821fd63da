import { DOCUMENT_CONTENT_TYPES } from '#areas/documents/rules/document-limits.ts';
import type { recordManualCheck } from '#areas/fleet/contract/homologation.calls.ts';
import { homologationErrors } from '#areas/fleet/contract/homologation.errors.ts';
import { HOMOLOGATION_HIDDEN, mayHomologate } from '#areas/fleet/contract/homologation.permissions.ts';
import { isAnswered } from '#areas/fleet/rules/homologation-check.ts';
import type { CallReply, ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile, findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { CheckedRecord, HomologationAction } from './checked-record.repository.ts';
import { presentCheck } from './homologation.presenter.ts';
import { type HomologationRecord, lockHomologation } from './homologation.repository.ts';
import { type CheckRecord, checksIn, latestChecks, overwriteByHand } from './homologation-check.repository.ts';
import { findRecord, publishResult } from './publish-result.ts';

type Context = RequestContext<Actor>;
type Input = ParsedInput<typeof recordManualCheck>;

/** A person's finding and its evidence replace a missing answer of a register, never a given one. */
export async function recordByHand(
  context: Context,
  { params, body }: Input,
): Promise<CallReply<typeof recordManualCheck>> {
  const { trx, actor, services, now } = context;
  const { homologation, record } = await requireRequest(context, params.channelId);
  const before = await requireCheck(context, homologation, record, params.code);
  const evidenceId = await requireEvidence(context, body.fileId);
  const { status, message } = body;
  const clear = status === 'success' ? body.clear : null;
  await overwriteByHand(trx, before, { status, clear, message, checkedBy: actor.userId, evidenceId }, now);
  if (before.evidenceId && before.evidenceId !== evidenceId) await deleteFile(trx, before.evidenceId);
  const after = await findCheck(context, homologation.id, params.code);
  await audit(trx, context, {
    action: 'fleet.recordCheck' satisfies HomologationAction,
    entity: record.kind,
    entityId: record.id,
    before: auditOf(before),
    after: auditOf(after),
  });
  await publishResult(trx, services, homologation, params.code);
  return { result: presentCheck(after, context) };
}

async function requireRequest({ trx, actor }: Context, channelId: string) {
  if (actor.permissions.has(HOMOLOGATION_HIDDEN)) throw homologationErrors.hidden();
  const homologation = await lockHomologation(trx, channelId);
  const record = homologation?.companyId === companyOf(actor) ? await findRecord(trx, homologation) : undefined;
  if (!homologation || !record || !mayHomologate(actor.permissions, 'ask', record)) throw requestErrors.notFound();
  return { homologation, record };
}

async function requireCheck(
  context: Context,
  homologation: HomologationRecord,
  record: CheckedRecord,
  code: CheckRecord['code'],
): Promise<CheckRecord> {
  const check = await findCheck(context, homologation.id, code);
  const latest = (await latestChecks(context.trx, record)).find((one) => one.code === code);
  if (latest?.homologationId !== homologation.id) throw homologationErrors.superseded();
  if (!check.settledAt) throw homologationErrors.running();
  if (check.source === 'http' && isAnswered(check.status)) throw homologationErrors.answered();
  return check;
}

async function findCheck({ trx }: Context, homologationId: string, code: CheckRecord['code']): Promise<CheckRecord> {
  const check = (await checksIn(trx, homologationId)).find((one) => one.code === code);
  if (!check) throw requestErrors.notFound();
  return check;
}

async function requireEvidence({ trx, actor }: Context, fileId: string): Promise<string> {
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { fileId: { code: 'choice' } } });
  if (!DOCUMENT_CONTENT_TYPES.includes(file.contentType))
    throw requestErrors.invalid({ fields: { fileId: { code: 'fileType' } } });
  return file.id;
}

const auditOf = ({ code, status, clear, source, message, evidenceName }: CheckRecord) => ({
  code,
  status,
  clear,
  source,
  message,
  evidence: evidenceName,
});
