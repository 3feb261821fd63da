import type { PartnerCalls } from '#areas/partners/contract/partner.calls.ts';
import type { NewPartnerInput } from '#areas/partners/contract/partner-input.shapes.ts';
import { PARTNER_TRAITS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { auditOf, detailsOf, type FullPartner, type PartnerAction, readFullPartner } from './full-partner.ts';
import { insertParsedPartners, type ParsedPartner, updateParsedPartner } from './parsed-partner.ts';
import { transportCompanyUpdated } from './partner.events.ts';
import { presentPartner } from './partner.presenter.ts';
import { findPartner, lockPartner, type PartnerRecord, setActive } from './partner.repository.ts';
import { documentsOf } from './partner-document.repository.ts';
import { attachDocument } from './partner-document.service.ts';
import { scopeOf } from './partner-scope.ts';
import { type CurrentPartner, currentOf, readForm } from './read-form.ts';

type Context = RequestContext<Actor>;

export async function readPartnerView(context: Context, kind: PartnerKind, id: string) {
  return view(context, await readFullPartner(context.trx, await requirePartner(context, kind, id)));
}

export async function requirePartner({ trx, actor }: Context, kind: PartnerKind, id: string): Promise<PartnerRecord> {
  const record = await findPartner(trx, scopeOf(actor, kind), id);
  if (!record) throw requestErrors.notFound();
  return record;
}

export async function createPartner(context: Context, kind: PartnerKind, { documents = [], ...form }: NewPartnerInput) {
  const partner = await readForm(context.trx, scopeOf(context.actor, kind), form, currentOf(form));
  const full = (await createPartners(context, [partner]))[0]!;
  for (const [index, document] of documents.entries()) {
    await attachDocument(context, full.record, document, `documents.${index}.fileId`);
  }
  return view(context, full);
}

/** Creates any number at once, each with its own audit. */
export async function createPartners(context: Context, partners: readonly ParsedPartner[]): Promise<FullPartner[]> {
  const { trx, actor } = context;
  const ids = await insertParsedPartners(trx, authorOf(actor), partners);
  const wholes: FullPartner[] = [];
  for (const [index, { kind }] of partners.entries()) {
    const full = await readFullPartner(trx, await requirePartner(context, kind, ids[index]!));
    await recordAudit(context, 'partners.create', null, full);
    wholes.push(full);
  }
  return wholes;
}

export async function updatePartner(
  context: Context,
  kind: PartnerKind,
  id: string,
  { version, ...form }: ParsedInput<PartnerCalls['update']>['body'],
) {
  const { trx, actor } = context;
  const scope = scopeOf(actor, kind);
  const record = await lockPartner(trx, scope, id);
  if (record.version !== version) throw requestErrors.staleVersion();
  const before = await readFullPartner(trx, record);
  const current = currentIn(before);
  const partner = await readForm(trx, scope, form, current);
  if (!changes(current, partner)) return view(context, before);
  await updateParsedPartner(trx, authorOf(actor), record, partner);
  const after = await readFullPartner(trx, await requirePartner(context, kind, id));
  await recordAudit(context, 'partners.update', before, after);
  await emitChanged(context, after);
  return view(context, after);
}

/** Disabling toggles the active flag; setting the current value again changes nothing. */
export async function enablePartner(context: Context, kind: PartnerKind, id: string, enable: boolean) {
  const { trx, actor } = context;
  const record = await lockPartner(trx, scopeOf(actor, kind), id);
  if (record.active === enable) return { partner: { _id: id, active: enable, version: record.version } };
  const before = await readFullPartner(trx, record);
  const version = await setActive(trx, record, enable);
  const after = { ...before, record: { ...record, active: enable } };
  await recordAudit(context, enable ? 'partners.enable' : 'partners.disable', before, after);
  await emitChanged(context, after);
  return { partner: { _id: id, active: enable, version } };
}

async function view(context: Context, full: FullPartner) {
  const { company_id, id } = full.record;
  const documents = await documentsOf(context.trx, { companyId: company_id, partnerId: id });
  return { partner: presentPartner(full, documents, context) };
}

function authorOf(actor: Actor) {
  return { companyId: companyOf(actor), userId: actor.userId };
}

function currentIn(full: FullPartner): CurrentPartner {
  return {
    country: full.record.country_code,
    details: detailsOf(full),
    userIds: full.users.map(({ userId }) => userId),
    linkedCompanyId: full.record.linked_company_id,
  };
}

/** Ignores the ids of contacts and the order of people, which the form does not change. */
function changes(current: CurrentPartner, { country, details, userIds, linkedCompanyId }: ParsedPartner): boolean {
  const facts = (values: CurrentPartner) => ({
    ...values,
    details: {
      ...values.details,
      contacts: values.details.contacts.map(({ _id, ...contact }) => contact),
      addresses: values.details.addresses.map(({ _id, ...address }) => address),
    },
    userIds: [...values.userIds].sort(),
  });
  return differenceBetween(facts(current), facts({ country, details, userIds, linkedCompanyId })).differs;
}

function recordAudit(
  context: Context,
  action: PartnerAction,
  before: FullPartner | null,
  after: FullPartner,
): Promise<void> {
  return audit(context.trx, context, {
    action,
    entity: 'partner',
    entityId: after.record.id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
}

/** The people with access to a transport company are notified of its changes after the commit. */
async function emitChanged({ trx, actor }: Context, { record, users }: FullPartner): Promise<void> {
  if (!PARTNER_TRAITS[record.kind].hasUsers) return;
  await emit(
    trx,
    transportCompanyUpdated,
    { companyId: record.company_id, actorId: actor.userId },
    {
      companyId: record.company_id,
      partnerId: record.id,
      name: record.name,
      countryId: record.country_code,
      userIds: users.map(({ userId }) => userId),
    },
  );
}
