import type { FieldName } from './field-names.ts';

/**
 * What every field takes. Inside a FormShell the form comes from the context; `control` is given where names should be
 * checked against the form's type.
 */
export interface FieldProps<Value = unknown> {
  readonly name: FieldName<Value | null | undefined>;
  readonly label: string;
  /** By default taken from the form's shape; set it where a rule across fields decides. */
  readonly required?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}
