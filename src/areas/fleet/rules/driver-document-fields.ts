import type { FleetDocumentSlot } from '#areas/documents/rules/checklist.ts';
import { type DocumentAttributes, ISSUED_ATTRIBUTE } from '#areas/documents/rules/document-dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';

/**
 * The problems of a form's dates: dates of documents that the driver does not have, and an induction that ends before
 * it begins.
 */
export function documentFieldProblems(
  slots: readonly FleetDocumentSlot[],
  fields: DocumentAttributes,
): Readonly<Record<string, FieldProblem>> {
  const known = new Set<string>(slots.flatMap(({ expiration }) => expiration ?? []));
  if (known.has('securityExpirationDate')) known.add(ISSUED_ATTRIBUTE);
  const unknown = Object.entries(fields).filter(([field, value]) => value && !known.has(field));
  const { securityIssuedDate: issued, securityExpirationDate: expires } = fields;
  return {
    ...(issued && expires && issued > expires ? { securityExpirationDate: { code: 'beforeIssue' } } : {}),
    ...Object.fromEntries(unknown.map(([field]) => [field, { code: 'unknown' }])),
  };
}
