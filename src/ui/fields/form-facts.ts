import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProblem } from '#kernel/errors.ts';

/** A problem that a field finds by itself, such as a text that is not a date. */
export type FieldCheck = (value: unknown) => FieldProblem | undefined;

/** What the form offers its fields. Fields also work without it. */
export interface FormFacts {
  /** Whether the form's shape refuses the field's empty value. */
  readonly isRequired: (name: string, empty: unknown) => boolean;
  readonly addCheck: (name: string, check: FieldCheck) => () => void;
}

const FormFactsContext = createContext<FormFacts | null>(null);
export const FormFactsProvider = FormFactsContext.Provider;

/** Whether the form's shape requires a value. */
export function useIsRequired(name: string, empty: unknown): boolean {
  return useContext(FormFactsContext)?.isRequired(name, empty) ?? false;
}

/** Registers a check that the form runs before it is saved. */
export function useFieldCheck(name: string, check: FieldCheck | undefined): void {
  const facts = useContext(FormFactsContext);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => facts?.addCheck(name, (value) => latest.current?.(value)), [facts, name]);
}

/** Checks a field again that shows an error, when its reason may be gone without a change of the value. */
export function useRecheck(name: string): () => void {
  const { trigger, getFieldState } = useFormContext();
  return useCallback(() => {
    if (getFieldState(name).error) void trigger(name);
  }, [trigger, getFieldState, name]);
}
