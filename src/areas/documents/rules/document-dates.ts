import type { FleetDocumentSlot } from './checklist.ts';
import type { ExpirationAttribute, FleetDocument, FleetDocumentChange, FleetDocumentType } from './fleet-document.ts';

/** The fields of a form that belong to documents: dates by attribute name, and the number of the policy. */
export const ISSUED_ATTRIBUTE = 'securityIssuedDate';
export const POLICY_NUMBER = 'insurancePolicyNumber';

const ISSUED_OF: FleetDocumentType = 'securityInducction';
const NUMBERED: FleetDocumentType = 'poliza-seguro';

/** Far enough in the past for any document, because an expired one is reported, not refused. */
export const EARLIEST_DOCUMENT_YEAR = 2000;

/** Whether the form asks for the date of issue. */
export function isIssued(type: FleetDocumentType): boolean {
  return type === ISSUED_OF;
}

/** Whether the form asks for the number on it. */
export function isNumbered(type: FleetDocumentType): boolean {
  return type === NUMBERED;
}

export type DocumentAttribute = ExpirationAttribute | typeof ISSUED_ATTRIBUTE | typeof POLICY_NUMBER;
export type DocumentAttributes = { readonly [A in DocumentAttribute]?: string | null | undefined };

/**
 * Everything a form changes about documents: its list of documents, then its fields. A field whose document is not in
 * the checklist is ignored.
 */
export function changesFrom(
  slots: readonly FleetDocumentSlot[],
  attributes: DocumentAttributes,
  documents: readonly FleetDocumentChange[] = [],
): readonly FleetDocumentChange[] {
  return [...documents, ...slots.flatMap((slot) => changeOf(slot, attributes))];
}

function changeOf(
  { type, expiration }: FleetDocumentSlot,
  attributes: DocumentAttributes,
): readonly FleetDocumentChange[] {
  const expirationDate = expiration ? attributes[expiration] : undefined;
  const issuedDate = type === ISSUED_OF ? attributes[ISSUED_ATTRIBUTE] : undefined;
  const number = type === NUMBERED ? attributes[POLICY_NUMBER] : undefined;
  if (expirationDate === undefined && issuedDate === undefined && number === undefined) return [];
  return [{ type, expirationDate, issuedDate, number, ...(expiration ? { expirationField: expiration } : {}) }];
}

/** The same fields as the documents have them: null where the checklist asks for a value that is unknown. */
export function attributesOf(
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
): DocumentAttributes {
  const byType = new Map(documents.map((document) => [document.type, document]));
  const known: Partial<Record<DocumentAttribute, string | null>> = {};
  for (const { type, expiration } of slots) {
    const document = byType.get(type);
    if (expiration) known[expiration] = document?.expiresOn ?? null;
    if (type === ISSUED_OF) known[ISSUED_ATTRIBUTE] = document?.issuedOn ?? null;
    if (type === NUMBERED) known[POLICY_NUMBER] = document?.number ?? null;
  }
  return known;
}
