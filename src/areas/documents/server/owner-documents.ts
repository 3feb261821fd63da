import { showDay } from '#kernel/dates.ts';
import { type Actor, todayOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { documentErrors } from '../contract/document.errors.ts';
import { viewOf } from '../contract/document.permissions.ts';
import type { FleetDocumentsView } from '../contract/document.shapes.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { findExpiredDocuments } from '../rules/expiry.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { ownerName } from '../rules/owner-name.ts';
import { checklistOf } from './checklist-of.ts';
import { type CurrentDocuments, presentDocuments } from './document.presenter.ts';
import { readFleetDocuments } from './document.repository.ts';
import { type OwnerContext, requireOwner } from './owner.repository.ts';
import type { DocumentAuthor } from './update-documents.ts';

type Asked = Pick<RequestContext<Actor>, 'actor' | 'now'>;

/** The actor of the context as the writer of documents. */
export function documentAuthor({ actor, now }: Asked): DocumentAuthor {
  return { userId: actor.userId, view: viewOf(actor.permissions), today: todayOf({ actor, now }) };
}

/** Checklist, documents and photo of an owner, as the rules and the presenter need them. */
export async function readCurrentDocuments(context: OwnerContext, owner: DocumentOwner): Promise<CurrentDocuments> {
  const { trx } = context;
  const record = await requireOwner(context, owner);
  return {
    slots: await checklistOf(trx, owner.companyId, record),
    documents: await readFleetDocuments(trx, owner),
    hasPhoto: record.hasPhoto,
  };
}

type Reader = Pick<RequestContext<Pick<Actor, 'timeZone'>>, 'actor' | 'trx' | 'services' | 'language' | 'now'>;

/** Refuses an assignment with an expired required document, naming it and its date. */
export async function requireValidDocuments(context: Reader, owner: DocumentOwner): Promise<void> {
  const { services, language } = context;
  const current = await readCurrentDocuments(context, owner);
  const expired = findExpiredDocuments(current.slots, current.documents, todayOf(context));
  if (expired.length === 0) return;
  const name = ownerName(await requireOwner(context, owner));
  const dated = expired.map(({ type, expiresOn }) => ({ type, date: showDay(expiresOn) }));
  const documents = dated.map(
    ({ type, date }) => `${services.translate(language, `documents.types.${type}`)} (${date})`,
  );
  throw documentErrors.expired({
    params: { name, documents: documents.join(', ') },
    fields: Object.fromEntries(
      dated.map(({ type, date }) => [`documents.${type}`, { code: 'expired', params: { date } }]),
    ),
  });
}

/** Everything the details of a driver or a vehicle show of its documents. */
export async function viewDocuments(context: RequestContext<Actor>, owner: DocumentOwner): Promise<FleetDocumentsView> {
  const { view, today } = documentAuthor(context);
  return presentDocuments(await readCurrentDocuments(context, owner), { ...context, view, today });
}

/** The documents in the audit, in the form that its reader knows. */
export function auditOfDocuments(documents: readonly FleetDocument[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    documents.map(({ type, file, number, category, issuedOn, expiresOn }) => [
      type,
      { fileName: file?.name ?? null, number, category, issuedDate: issuedOn, expirationDate: expiresOn },
    ]),
  );
}
