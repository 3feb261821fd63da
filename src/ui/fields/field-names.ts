import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';

declare const held: unique symbol;

/** The name of a field its form really has, and the type of what the form holds there; a mere string is none. */
export type FieldName<Value = unknown> = string & { readonly [held]: Value };

/** Names the fields of a form, or of a group in it; without a path the group itself. */
export interface FieldNames<V> {
  (): FieldName<V>;
  <P extends Path<V>>(path: P): FieldName<PathValue<V, P>>;
}

/** The fields of a form by its shape, or by the type of its values. */
export function fieldsOf<V extends FieldValues>(_shape?: z.ZodType<unknown, V>): FieldNames<V> {
  return fieldsIn('' as FieldName<V>);
}

/** The fields of a group or of an entry, wherever it lies in a form. */
export function fieldsIn<V>(group: FieldName<V>): FieldNames<V> {
  return ((path = '') => (group && path ? `${group}.${path}` : group + path)) as FieldNames<V>;
}
