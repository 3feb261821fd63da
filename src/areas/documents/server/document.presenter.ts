import { isComplete } from '#countries/document-completion.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { FleetDocumentsView, FleetDocumentView, VerdictView } from '../contract/document.shapes.ts';
import { type ChecklistView, type FleetDocumentSlot, isSeen, lastOrder, slotOf } from '../rules/checklist.ts';
import { countFleetDocuments, heldOf, percentageOf } from '../rules/completeness.ts';
import { expiryState } from '../rules/expiry.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { type DocumentsVerdict, verdictOf } from '../rules/verdict.ts';

/** What the presenter needs to know of the reader. */
export interface DocumentReader extends Pick<RequestContext<unknown>, 'services' | 'now'> {
  readonly view: ChecklistView;
  readonly today: string;
}

export interface CurrentDocuments {
  readonly slots: readonly FleetDocumentSlot[];
  readonly documents: readonly FleetDocument[];
  readonly hasPhoto: boolean;
}

/**
 * The checklist as the reader sees it, each slot with its document; documents that no list contains any more come last.
 */
export function presentDocuments(
  { slots, documents, hasPhoto }: CurrentDocuments,
  reader: DocumentReader,
): FleetDocumentsView {
  const seen = { slots: slots.filter(({ type }) => isSeen(type, reader.view)), documents, hasPhoto };
  const count = countFleetDocuments(seen.slots, documents, hasPhoto);
  return {
    documents: placesOf(slots, documents)
      .filter(({ type }) => isSeen(type, reader.view))
      .map((slot) => presentPlace(slot, documents, reader)),
    completion: { ...count, percentage: percentageOf(count) },
    documentsVerdict: presentVerdict(verdictOf(seen, reader.today)),
  };
}

function placesOf(
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
): readonly FleetDocumentSlot[] {
  const listed = new Set(slots.map(({ type }) => type));
  const others = documents.filter(({ type }) => !listed.has(type));
  return [...slots, ...others.map(({ type }, index) => slotOf(type, lastOrder(slots) + index + 1, false))];
}

function presentPlace(
  slot: FleetDocumentSlot,
  documents: readonly FleetDocument[],
  { services, now, today }: DocumentReader,
): FleetDocumentView {
  const document = documents.find(({ type }) => type === slot.type);
  const file = document?.file;
  return {
    type: slot.type,
    required: slot.required,
    order: slot.order,
    complete: isComplete(slot, heldOf(documents, false)),
    expiration: slot.expiration,
    state: expiryState(document?.expiresOn ?? null, today),
    _id: document?.id ?? null,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    contentType: file?.contentType ?? null,
    size: file?.size ?? null,
    url: file ? signedUrl(services.config, file.id, now) : null,
    number: document?.number ?? null,
    category: document?.category ?? null,
    issuedDate: document?.issuedOn ?? null,
    expirationDate: document?.expiresOn ?? null,
  };
}

export function presentVerdict({ verdict, reasons }: DocumentsVerdict): VerdictView {
  return {
    verdict,
    reasons: reasons.map(({ code, type, expiresOn }) => ({ code, type, expirationDate: expiresOn })),
  };
}
