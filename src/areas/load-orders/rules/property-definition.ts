import type { FieldProblem } from '#kernel/errors.ts';
import { isUsablePattern } from './property-pattern.ts';
import { ASSIGNMENT_PROPERTY, type PropertyType } from './property-type.ts';

/** A custom property that a company adds to its orders. */
export interface PropertyDefinition {
  readonly nameKey: string;
  readonly name: string;
  readonly type: PropertyType;
  readonly required: boolean;
  readonly values: readonly string[];
  readonly disable: boolean;
  readonly maxLength: number;
  readonly abbreviation: string | null;
  readonly number: number | null;
  readonly formStep: number;
  readonly regularExpression: string | null;
}

/** The problems of a list of custom properties before it is saved, by field path. */
export function definitionProblems(definitions: readonly PropertyDefinition[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const used = new Set<string>();
  definitions.forEach((definition, index) => {
    const { nameKey, type, values, regularExpression } = definition;
    const at = (field: string) => `properties.${index}.${field}`;
    if (used.has(nameKey)) problems[at('nameKey')] = { code: 'alreadyRegistered' };
    used.add(nameKey);
    if (type === 'list' && values.length === 0) problems[at('values')] = { code: 'minItems', params: { count: 1 } };
    if (new Set(values).size < values.length) problems[at('values')] = { code: 'alreadyRegistered' };
    if (nameKey === ASSIGNMENT_PROPERTY && type !== 'text' && type !== 'number')
      problems[at('type')] = { code: 'choice' };
    if (regularExpression !== null && !isUsablePattern(regularExpression))
      problems[at('regularExpression')] = { code: 'expression' };
  });
  return problems;
}

/** In form order: by step, with the assignment number in the second place of its step. */
export function inFormOrder<T extends Pick<PropertyDefinition, 'nameKey' | 'formStep'>>(
  definitions: readonly T[],
): T[] {
  const steps = [...new Set(definitions.map(({ formStep }) => formStep))].sort((a, b) => a - b);
  return steps.flatMap((step) => {
    const inStep = definitions.filter(({ formStep }) => formStep === step);
    const number = inStep.find(({ nameKey }) => nameKey === ASSIGNMENT_PROPERTY);
    if (!number) return inStep;
    const others = inStep.filter((one) => one !== number);
    return [...others.slice(0, 1), number, ...others.slice(1)];
  });
}
