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
import { transportCompanyUpdated } from './partner.events.ts';
import { presentPartner } from './partner.presenter.ts';
import { findPartner, lockPartner, type PartnerRecord, setActive } from './partner.repository.ts';
import { documentsOf } from './partner-document.repository.ts';
import { attachDocument } from './partner-document.service.ts';
import { scopeOf } from './partner-scope.ts';
import { readForm, type Standing, standingOf } from './read-form.ts';
import { overwritePartner, type PartnerToStore, storePartners } from './store-partner.ts';
import { detailsOf, toldOf, type WholePartner, wholePartner } from './whole-partner.ts';

type Context = RequestContext<Actor>;

export async function readPartnerView(context: Context, kind: PartnerKind, id: string) {
  return view(context, await wholePartner(context.trx, await requirePartner(context, kind, id)));
}

export async function requirePartner({ trx, actor }: Context, kind: PartnerKind, id: string): Promise<PartnerRecord> {
  const record = await findPartner(trx, scopeOf(actor, kind), id);
  if (!record) throw requestErrors.notFound();
  return record;
}

export async function createPartner(context: Context, kind: PartnerKind, { documents = [], ...form }: NewPartnerInput) {
  const partner = await readForm(context.trx, scopeOf(context.actor, kind), form, standingOf(form));
  const whole = (await createPartners(context, [partner]))[0]!;
  for (const [index, document] of documents.entries()) {
    await attachDocument(context, whole.record, document, `documents.${index}.fileId`);
  }
  return view(context, whole);
}

/** However many at once; each has a history of its own from the beginning. */
export async function createPartners(context: Context, partners: readonly PartnerToStore[]): Promise<WholePartner[]> {
  const { trx, actor } = context;
  const ids = await storePartners(trx, authorOf(actor), partners);
  const wholes: WholePartner[] = [];
  for (const [index, { kind }] of partners.entries()) {
    const whole = await wholePartner(trx, await requirePartner(context, kind, ids[index]!));
    await remember(context, 'partners.create', null, whole);
    wholes.push(whole);
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
  const before = await wholePartner(trx, record);
  const standing = standingIn(before);
  const partner = await readForm(trx, scope, form, standing);
  if (!changes(standing, partner)) return view(context, before);
  await overwritePartner(trx, authorOf(actor), record, partner);
  const after = await wholePartner(trx, await requirePartner(context, kind, id));
  await remember(context, 'partners.update', before, after);
  await tell(context, after);
  return view(context, after);
}

/** Disabling toggles the active flag; saying what is already so changes nothing. */
export async function enablePartner(context: Context, kind: PartnerKind, id: string, enable: boolean) {
  const { trx, actor } = context;
  const record = await lockPartner(trx, scopeOf(actor, kind), id);
  if (record.active === enable) return { partner: { _id: id, active: enable, version: record.version } };
  const before = await wholePartner(trx, record);
  const version = await setActive(trx, record, enable);
  const after = { ...before, record: { ...record, active: enable } };
  await remember(context, enable ? 'partners.enable' : 'partners.disable', before, after);
  await tell(context, after);
  return { partner: { _id: id, active: enable, version } };
}

async function view(context: Context, whole: WholePartner) {
  const { company_id, id } = whole.record;
  const documents = await documentsOf(context.trx, { companyId: company_id, partnerId: id });
  return { partner: presentPartner(whole, documents, context) };
}

function authorOf(actor: Actor) {
  return { companyId: companyOf(actor), userId: actor.userId };
}

function standingIn(whole: WholePartner): Standing {
  return {
    country: whole.record.country_code,
    details: detailsOf(whole),
    userIds: whole.users.map(({ userId }) => userId),
    linkedCompanyId: whole.record.linked_company_id,
  };
}

/** Ids of contacts and the order of people mean nothing: only what the form says counts. */
function changes(standing: Standing, { country, details, userIds, linkedCompanyId }: PartnerToStore): boolean {
  const facts = (told: Standing) => ({
    ...told,
    details: {
      ...told.details,
      contacts: told.details.contacts.map(({ _id, ...contact }) => contact),
      addresses: told.details.addresses.map(({ _id, ...address }) => address),
    },
    userIds: [...told.userIds].sort(),
  });
  return differenceBetween(facts(standing), facts({ country, details, userIds, linkedCompanyId })).differs;
}

function remember(context: Context, action: string, before: WholePartner | null, after: WholePartner): Promise<void> {
  return audit(context.trx, context, {
    action,
    entity: 'partner',
    entityId: after.record.id,
    before: before && toldOf(before),
    after: toldOf(after),
  });
}

/** Those who look after a transport company hear of its changes, once they are kept. */
async function tell({ trx, actor }: Context, { record, users }: WholePartner): Promise<void> {
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
