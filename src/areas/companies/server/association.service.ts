import type { findCompany, requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import {
  type AssociationAction,
  type AssociationStatus,
  associationStep,
  otherCompany,
} from '#areas/companies/rules/association.ts';
import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { countryOf } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import {
  associationAccepted,
  associationEnded,
  associationRejected,
  associationRequested,
} from './association.events.ts';
import {
  type Association,
  answerAssociation,
  findByTaxId,
  insertAssociation,
  lockAssociation,
  partnerName,
} from './association.repository.ts';
import { presentCountry } from './company.presenter.ts';
import { removeFavourites } from './favourite.repository.ts';

type Context = RequestContext<Actor>;

export async function findForAssociation(context: Context, input: ParsedInput<typeof findCompany>['query']) {
  const country = countryOf(input.countryId);
  const reader = new FieldReader(country);
  const taxId = reader.text('query.taxId', country.taxId.company, input.taxId);
  reader.settle();
  const found = taxId ? await findByTaxId(context.trx, country.code, taxId) : null;
  if (!found) throw companyErrors.noneFound();
  const { countryCode, ...company } = found;
  return { company: { ...company, country: presentCountry(countryCode, context) } };
}

export async function askForAssociation(context: Context, input: ParsedInput<typeof requestAssociation>['body']) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  if (input.companyId === companyId) throw companyErrors.associationWithItself();
  const name = await partnerName(trx, input.companyId);
  if (name === null) throw companyErrors.noneFound();
  const id = createId();
  const written = await insertAssociation(trx, {
    id,
    companyId,
    partnerId: input.companyId,
    requestedBy: actor.userId,
    message: input.message ?? null,
  });
  if (!written) throw companyErrors.associationOpen();
  const association: Association = {
    id,
    companyId,
    companyName: actor.companyName ?? '',
    partnerId: input.companyId,
    partnerName: name,
    status: 'requested',
  };
  await announce(context, 'request', null, association);
  return present(association, companyId);
}

export async function stepAssociation(context: Context, id: string, action: AssociationAction) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const before = await lockAssociation(trx, companyId, id);
  if (!before) throw requestErrors.notFound();
  const step = associationStep(before.status, action, before.companyId === companyId ? 'sent' : 'received');
  if ('refused' in step) {
    throw step.refused === 'wrongSide' ? companyErrors.associationNotYours() : companyErrors.associationClosed();
  }
  // The star of either side ends with the association, and the partner's row is not the actor's to remove.
  if (step.to === 'ended') {
    await withPlatformScope(trx, () => removeFavourites(trx, before.companyId, before.partnerId));
  }
  await answerAssociation(trx, id, { status: step.to, userId: actor.userId, at: context.now });
  const after = { ...before, status: step.to };
  await announce(context, action, before, after);
  return present(after, companyId);
}

const EVENTS = {
  requested: associationRequested,
  accepted: associationAccepted,
  rejected: associationRejected,
  ended: associationEnded,
} as const satisfies Record<AssociationStatus, unknown>;

/** Records the audit and notifies both companies after the commit. */
async function announce(
  context: Context,
  action: AssociationAction | 'request',
  before: Association | null,
  { id, status, ...parties }: Association,
): Promise<void> {
  const byCompanyId = companyOf(context.actor);
  await audit(context.trx, context, {
    action: `companies.${action}Association`,
    entity: 'companyAssociation',
    entityId: id,
    before: before && { status: before.status },
    after: before ? { status } : { status, companyId: parties.companyId, partnerId: parties.partnerId },
  });
  await emit(
    context.trx,
    EVENTS[status],
    { companyId: byCompanyId, actorId: context.actor.userId },
    { associationId: id, ...parties, byCompanyId },
  );
}

/** With the other company's id. */
function present(association: Association, ownId: string) {
  return {
    association: { _id: association.id, companyId: otherCompany(association, ownId), status: association.status },
  };
}
