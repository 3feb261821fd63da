import type { FieldPath } from 'react-hook-form';
import { OPPORTUNITY_FIELDS } from '#areas/opportunities/contract/opportunity-fields.ts';
import { pathOf } from '#kernel/fields.ts';
import type { OpportunityFormInput } from './opportunity-shape.ts';

export const STEPS = ['load', 'freight', 'publication'] as const;
export type Step = (typeof STEPS)[number];

type Name = FieldPath<OpportunityFormInput>;

/** Fields of the form alone, beside those of the table. */
const OWN: Readonly<Partial<Record<Step, readonly Name[]>>> = {
  publication: ['associatedCompanies', 'ownFirst', 'when'],
};

/** The fields that must be valid before the next step. */
export function namesOf(step: Step): readonly Name[] {
  const inStep = Object.entries(OPPORTUNITY_FIELDS).filter(([, field]) => field.step === step);
  return [...inStep.map(([name, field]) => pathOf(name, field).join('.') as Name), ...(OWN[step] ?? [])];
}
