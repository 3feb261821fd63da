import type { FieldPath } from 'react-hook-form';
import type { RegisterValues } from './register-shape.ts';

/** The steps of the form, with the fields that must be right before the next one. */
export const STEP_NAMES = {
  who: ['kind', 'name', 'taxId', 'email', 'contact'],
  drivers: ['drivers'],
  vehicles: ['vehicles'],
  check: [],
} as const satisfies Readonly<Record<string, readonly FieldPath<RegisterValues>[]>>;

export type StepId = keyof typeof STEP_NAMES;
export const STEPS = Object.keys(STEP_NAMES) as readonly StepId[];
