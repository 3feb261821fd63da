import type { PaperSlot } from '#areas/documents/rules/checklist.ts';
import { ISSUED_ATTRIBUTE, type PaperAttributes } from '#areas/documents/rules/paper-dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';

/** What is wrong with the dates of a form: those no paper of the driver has, and an induction that ends before it began. */
export function paperFieldProblems(
  slots: readonly PaperSlot[],
  fields: PaperAttributes,
): Readonly<Record<string, FieldProblem>> {
  const known = new Set<string>(slots.flatMap(({ expiration }) => expiration ?? []));
  if (known.has('securityExpirationDate')) known.add(ISSUED_ATTRIBUTE);
  const strange = Object.entries(fields).filter(([field, value]) => value && !known.has(field));
  const { securityIssuedDate: issued, securityExpirationDate: expires } = fields;
  return {
    ...(issued && expires && issued > expires ? { securityExpirationDate: { code: 'beforeIssue' } } : {}),
    ...Object.fromEntries(strange.map(([field]) => [field, { code: 'unknown' }])),
  };
}
