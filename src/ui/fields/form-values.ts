import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FieldName } from './field-names.ts';

/** What a field of the form around holds now. */
export function useFieldValue<Value>(name: FieldName<Value>): Value {
  return useWatch({ name: name as string });
}

interface FormValues {
  readonly get: <Value>(name: FieldName<Value>) => Value;
  readonly set: <Value>(name: FieldName<Value>, value: NoInfer<Value>, options?: SetOptions) => void;
}

interface SetOptions {
  readonly shouldDirty?: boolean;
  readonly shouldValidate?: boolean;
}

/** Reads and fills fields of the form around without following them. */
export function useFormValues(): FormValues {
  const { getValues, setValue } = useFormContext();
  return { get: getValues as FormValues['get'], set: setValue as FormValues['set'] };
}

interface FormEntry<Entry> {
  readonly id: string;
  /** Of the group of its fields. */
  readonly name: FieldName<Entry>;
  /** What it held when the form was opened or when it was added. */
  readonly initial: Entry;
}

interface Entries<Entry> {
  readonly entries: readonly FormEntry<Entry>[];
  readonly append: (entry: Entry) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** A list of the form around whose entries are added, removed and put in order. */
export function useEntries<Entry>(name: FieldName<readonly Entry[] | undefined>): Entries<Entry> {
  const { fields, append, remove, move } = useFieldArray({ name: name as string });
  return {
    entries: fields.map(({ id, ...initial }, index) => ({
      id,
      name: `${name}.${index}` as FieldName<Entry>,
      initial: initial as Entry,
    })),
    append: append as (entry: Entry) => void,
    remove,
    move,
  };
}
