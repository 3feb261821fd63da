import type { FieldName } from './field-names.ts';

/** What every field takes; the form is found by itself, and the name says what it holds there. */
export interface FieldProps<Value = unknown> {
  readonly name: FieldName<Value | null | undefined>;
  readonly label: string;
  /** Follows the form's shape; set it where a rule across fields decides. */
  readonly required?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}
