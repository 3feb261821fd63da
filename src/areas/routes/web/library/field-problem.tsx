import type { ReactNode } from 'react';
import type { FieldName } from '#ui/fields/field-names.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './library-form.module.css';

/** What is wrong with a value that is chosen on the map and has no input of its own. */
export function FieldProblem({ name }: { readonly name: FieldName }): ReactNode {
  const { error } = useField({ name: name as FieldName<unknown>, label: '' });
  return error ? (
    <p className={classes.problem} role="alert">
      {error}
    </p>
  ) : null;
}
