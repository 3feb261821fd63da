import type { FleetDocumentSlot } from './checklist.ts';
import type { ExpirationAttribute, FleetDocument, FleetDocumentChange, FleetDocumentType } from './fleet-document.ts';

/** The fields of a form that speak about documents: dates by the name of their attribute, and the number of the policy. */
export const ISSUED_ATTRIBUTE = 'securityIssuedDate';
export const POLICY_NUMBER = 'insurancePolicyNumber';

const ISSUED_OF: FleetDocumentType = 'securityInducction';
const NUMBERED: FleetDocumentType = 'poliza-seguro';

/** Old enough for whatever was found in a drawer: a document that has run out is told, not refused. */
export const EARLIEST_DOCUMENT_YEAR = 2000;

/** Whether the day it was issued is asked for. */
export function isIssued(type: FleetDocumentType): boolean {
  return type === ISSUED_OF;
}

/** Whether it carries a number that is asked for. */
export function isNumbered(type: FleetDocumentType): boolean {
  return type === NUMBERED;
}

export type DocumentAttribute = ExpirationAttribute | typeof ISSUED_ATTRIBUTE | typeof POLICY_NUMBER;
export type DocumentAttributes = { readonly [A in DocumentAttribute]?: string | null | undefined };

/**
 * Everything a form changes about documents: its list of documents, then its fields. A field whose document the checklist
 * does not have has nothing to say.
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

/** The same fields as the documents know them: null where the checklist asks for it and nothing is known. */
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
