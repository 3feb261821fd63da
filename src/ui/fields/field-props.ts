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
  /**
   * What is said about a value that is accepted but hardly true: it does not prevent saving. Asked for values that the
   * field itself does not refuse; `isChanged` is false for what the record already had.
   */
  warn?(value: Value, isChanged: boolean): string | undefined;
}
