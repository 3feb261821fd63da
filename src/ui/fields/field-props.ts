import type { FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';

/**
 * What every field takes. Inside a FormShell the form comes from the context; `control` is given where names should be
 * checked against the form's type.
 */
export interface FieldProps<V extends FieldValues = FieldValues, N extends FieldPath<V> = FieldPath<V>, T = V>
  extends Pick<UseControllerProps<V, N, T>, 'name' | 'control'> {
  readonly label: string;
  /** By default taken from the form's shape; set it where a rule across fields decides. */
  readonly required?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}
