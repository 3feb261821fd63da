import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type RefCallBack, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import { type FieldCheck, useFieldCheck, useIsRequired } from './form-facts.ts';
import { problemText } from './problem-text.ts';

export interface FieldExtras {
  /** Shown beside the field; stops nothing. */
  readonly warning?: string | undefined;
  readonly help?: string | undefined;
  readonly counter?: { readonly length: number; readonly max: number } | undefined;
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

export interface Field<Value> {
  readonly value: Value;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
  /** Label, messages and state, as every input of the library takes them. */
  readonly frame: {
    readonly label: string;
    readonly error: ReactNode;
    readonly description: ReactNode;
    readonly withAsterisk: boolean;
    readonly disabled: boolean;
    readonly inputWrapperOrder: typeof ORDER;
    readonly wrapperProps: Readonly<Record<`data-${string}`, string | true | undefined>>;
    readonly classNames: Readonly<Record<'root' | 'wrapper' | 'input' | 'label' | 'error' | 'description', string>>;
  };
  /** For the element that takes the focus. */
  readonly aria: { readonly 'aria-required': true | undefined };
}

/**
 * Binds one field to its form and gives it the one look all fields share. `notes` says what stands under the field for
 * its value; `check` is what the field itself insists on before the form is saved.
 */
export function useField<Value, V extends FieldValues, N extends FieldPath<V>, T>(
  props: FieldProps<V, N, T>,
  notes: (value: Value | null | undefined) => FieldExtras = () => ({}),
  check?: FieldCheck,
): Field<Value | null | undefined> {
  const { t, i18n } = useTranslation();
  const { field, fieldState } = useController<V, N, T>({
    name: props.name,
    ...(props.control ? { control: props.control } : {}),
  });
  const insisted = useIsRequired(props.name);
  const required = props.required ?? insisted;
  useFieldCheck(props.name, check);

  const { warning, counter, help = props.help } = notes(field.value);
  const message = fieldState.error?.message;
  const error = message === undefined ? undefined : problemText(message, t, (key) => i18n.exists(key));
  const warned = error === undefined ? warning : undefined;
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
      classNames: {
        root: classes.root!,
        wrapper: classes.wrapper!,
        input: classes.input!,
        label: classes.label!,
        error: classes.error!,
        description: classes.description!,
      },
    },
    aria: { 'aria-required': required || undefined },
  };
}
