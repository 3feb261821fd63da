import { createContext, useContext, useEffect, useRef } from 'react';
import type { FieldProblem } from '#kernel/errors.ts';

/** What a field can see wrong by itself, such as a text that is no date. */
export type FieldCheck = (value: unknown) => FieldProblem | undefined;

/** What the form around a field knows and wants to know. Fields also work without it. */
export interface FormFacts {
  /** Whether the form's shape refuses this field while it holds its empty value. */
  readonly isRequired: (name: string, empty: unknown) => boolean;
  readonly addCheck: (name: string, check: FieldCheck) => () => void;
}

const FormFactsContext = createContext<FormFacts | null>(null);
export const FormFactsProvider = FormFactsContext.Provider;

/** Whether the form's shape insists on a value. */
export function useIsRequired(name: string, empty: unknown): boolean {
  return useContext(FormFactsContext)?.isRequired(name, empty) ?? false;
}

/** Lets the form ask this field before it is saved. */
export function useFieldCheck(name: string, check: FieldCheck | undefined): void {
  const facts = useContext(FormFactsContext);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => facts?.addCheck(name, (value) => latest.current?.(value)), [facts, name]);
}
