import type { ReactNode } from 'react';
import { type RefCallBack, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIELD_CLASSES } from './field-classes.ts';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { type FieldCheck, useFieldCheck, useIsRequired } from './form-facts.ts';
import { problemText } from './problem-text.ts';

interface FieldExtras {
  /** Shown beside the field; does not block saving. */
  readonly warning?: string | undefined;
  /** What is expected; hidden while an error is shown. */
  readonly hint?: string | undefined;
  readonly counter?: { readonly length: number; readonly max: number } | undefined;
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

export interface Field<Value> {
  readonly value: Value;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
  /** Label, messages and state, in the form every input of the library takes. */
  readonly frame: {
    readonly label: string;
    readonly error: ReactNode;
    readonly description: ReactNode;
    readonly withAsterisk: boolean;
    readonly disabled: boolean;
    readonly inputWrapperOrder: typeof ORDER;
    readonly wrapperProps: Readonly<Record<`data-${string}`, string | true | undefined>>;
    readonly classNames: typeof FIELD_CLASSES;
  };
  /** For the element that takes the focus. */
  readonly aria: {
    readonly 'aria-required': true | undefined;
    /** A dialog focuses the element with this attribute when it opens, by default its close button. */
    readonly 'data-autofocus': true | undefined;
  };
}

interface FieldOptions<Value> {
  /** What the form holds while the field is empty; null by default. */
  readonly empty?: '' | readonly never[];
  /** What is shown under the field for its value. */
  readonly notes?: (value: Value | null | undefined) => FieldExtras;
  /** The field's own check before the form is saved. */
  readonly check?: FieldCheck;
}

/** Binds one field to its form and gives it the look that all fields share. */
export function useField<Value>(
  props: FieldProps<Value>,
  { empty, notes, check }: FieldOptions<Value> = {},
): Field<Value | null | undefined> {
  const { t, i18n } = useTranslation();
  const { field, fieldState } = useController({ name: props.name as string });
  const insisted = useIsRequired(props.name, empty ?? null);
  const required = props.required ?? insisted;
  useFieldCheck(props.name, check);

  const { counter, hint, ...noted } = notes?.(field.value) ?? {};
  const isAccepted = field.value !== null && field.value !== undefined && field.value !== '' && !check?.(field.value);
  const warning = noted.warning ?? (isAccepted ? props.warn?.(field.value, fieldState.isDirty) : undefined);
  const message = fieldState.error?.message;
  const error = message === undefined ? undefined : problemText(message, t, (key) => i18n.exists(key));
  const warned = error === undefined ? warning : undefined;
  const help = props.help ?? (error === undefined ? hint : undefined);
  return {
    value: field.value,
    change: field.onChange,
    blur: field.onBlur,
    ref: field.ref,
    error,
    frame: {
      label: props.label,
      error: error ?? (fieldState.invalid || null),
      description: help || warned || counter ? <FieldNotes help={help} warning={warned} counter={counter} /> : null,
      withAsterisk: required,
      disabled: props.disabled ?? false,
      inputWrapperOrder: ORDER,
      wrapperProps: { 'data-field': props.name, 'data-warning': warned ? true : undefined },
      classNames: FIELD_CLASSES,
    },
    aria: { 'aria-required': required || undefined, 'data-autofocus': props.autoFocus || undefined },
  };
}
