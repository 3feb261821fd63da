import type { FieldProblem } from '#kernel/errors.ts';

export const BENEFIT_CATEGORIES = [
  'fuel',
  'tyres',
  'workshop',
  'insurance',
  'health',
  'food',
  'lodging',
  'other',
] as const;
export type BenefitCategory = (typeof BENEFIT_CATEGORIES)[number];

/** How often one person may take it. */
export const PER_PERSON = ['once', 'monthly', 'unlimited'] as const;
export type PerPerson = (typeof PER_PERSON)[number];

interface Terms {
  readonly validFrom: string;
  readonly validUntil: string;
  readonly code: string | null;
  readonly link: string | null;
}

/** What is wrong between the fields of a benefit. */
export function benefitProblems({ validFrom, validUntil, code, link }: Terms): Record<string, FieldProblem> {
  return {
    ...(validUntil < validFrom ? { validUntil: { code: 'endsBeforeBegin' } } : {}),
    ...(code === null && link === null ? { code: { code: 'codeOrLink' } } : {}),
  };
}

/** What a person has only once: two takings with the same text exclude each other. */
export function periodOf(perPerson: PerPerson, today: string, takingId: string): string {
  if (perPerson === 'once') return 'once';
  return perPerson === 'monthly' ? today.slice(0, 7) : takingId;
}

/** How many are left; null where there are as many as are wanted. */
export const leftOf = (quantity: number | null, taken: number): number | null =>
  quantity === null ? null : Math.max(0, quantity - taken);
