import type { PaperSlot } from './checklist.ts';
import type { ExpirationAttribute, Paper, PaperChange, PaperType } from './paper.ts';

/** The fields of a form that speak about papers: dates by the name of their attribute, and the number of the policy. */
export const ISSUED_ATTRIBUTE = 'securityIssuedDate';
export const POLICY_NUMBER = 'insurancePolicyNumber';

const ISSUED_OF: PaperType = 'securityInducction';
const NUMBERED: PaperType = 'poliza-seguro';

/** Old enough for whatever was found in a drawer: a paper that has run out is told, not refused. */
export const EARLIEST_PAPER_YEAR = 2000;

/** Whether the day it was issued is asked for. */
export function isIssued(type: PaperType): boolean {
  return type === ISSUED_OF;
}

/** Whether it carries a number that is asked for. */
export function isNumbered(type: PaperType): boolean {
  return type === NUMBERED;
}

export type PaperAttribute = ExpirationAttribute | typeof ISSUED_ATTRIBUTE | typeof POLICY_NUMBER;
export type PaperAttributes = { readonly [A in PaperAttribute]?: string | null | undefined };

/**
 * Everything a form changes about papers: its list of documents, then its fields. A field whose paper the checklist
 * does not have has nothing to say.
 */
export function changesFrom(
  slots: readonly PaperSlot[],
  attributes: PaperAttributes,
  documents: readonly PaperChange[] = [],
): readonly PaperChange[] {
  return [...documents, ...slots.flatMap((slot) => changeOf(slot, attributes))];
}

function changeOf({ type, expiration }: PaperSlot, attributes: PaperAttributes): readonly PaperChange[] {
  const expirationDate = expiration ? attributes[expiration] : undefined;
  const issuedDate = type === ISSUED_OF ? attributes[ISSUED_ATTRIBUTE] : undefined;
  const number = type === NUMBERED ? attributes[POLICY_NUMBER] : undefined;
  if (expirationDate === undefined && issuedDate === undefined && number === undefined) return [];
  return [{ type, expirationDate, issuedDate, number, ...(expiration ? { expirationField: expiration } : {}) }];
}

/** The same fields as the papers know them: null where the checklist asks for it and nothing is known. */
export function attributesOf(slots: readonly PaperSlot[], papers: readonly Paper[]): PaperAttributes {
  const byType = new Map(papers.map((paper) => [paper.type, paper]));
  const known: Partial<Record<PaperAttribute, string | null>> = {};
  for (const { type, expiration } of slots) {
    const paper = byType.get(type);
    if (expiration) known[expiration] = paper?.expiresOn ?? null;
    if (type === ISSUED_OF) known[ISSUED_ATTRIBUTE] = paper?.issuedOn ?? null;
    if (type === NUMBERED) known[POLICY_NUMBER] = paper?.number ?? null;
  }
  return known;
}
