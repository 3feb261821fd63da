import { dayIn, showDay } from '#kernel/dates.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { documentErrors } from '../contract/document.errors.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { findExpiredDocuments } from '../rules/expiry.ts';
import { ownerName } from '../rules/owner-name.ts';
import { requireOwner } from './owner.repository.ts';
import { readCurrentDocuments } from './owner-documents.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'services' | 'language' | 'now'>;

/** Refuses an assignment with an expired required document, naming it and its date. */
export async function requireValidDocuments(context: Context, owner: DocumentOwner): Promise<void> {
  const { services, language, now } = context;
  const current = await readCurrentDocuments(context, owner);
  const expired = findExpiredDocuments(current.slots, current.documents, dayIn(now));
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
