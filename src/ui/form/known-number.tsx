import { Alert, Anchor } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { Link } from 'react-router';
import type { Rule } from '#countries/rule.ts';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import { FullRow } from './layout.tsx';

const PAUSE_MS = 400;
const REGISTERED = encodeProblem({ code: 'alreadyRegistered' });

/** A number in its stored form once it is complete and the typing has paused; empty until then. */
export function useCompleteNumber(rule: Pick<Rule, 'check'>, typed: string): string {
  const result = rule.check(typed);
  const canonical = result.ok ? result.canonical : '';
  // Writing the same number in another way is no change: what is shown about it stays.
  const [settled] = useDebouncedValue(canonical, PAUSE_MS);
  return settled === canonical ? canonical : '';
}

/** Marks the field of a number that another record has. */
export function useTakenMark<F extends FieldValues>(
  setError: UseFormSetError<F>,
  field: FieldPath<F>,
  isTaken: boolean,
): void {
  useEffect(() => {
    if (isTaken) setError(field, { type: 'registered', message: REGISTERED });
  }, [setError, field, isTaken]);
}

interface TakenNoticeProps {
  readonly text: string;
  /** The record that has the number. */
  readonly name: string;
  readonly to: string;
}

export function TakenNotice({ text, name, to }: TakenNoticeProps): ReactNode {
  return (
    <FullRow>
      <Alert color="red" variant="light" role="status">
        {text}{' '}
        <Anchor component={Link} to={to} target="_blank">
          {name}
        </Anchor>
      </Alert>
    </FullRow>
  );
}
