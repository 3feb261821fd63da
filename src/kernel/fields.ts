import { z } from 'zod';

/**
 * The types of a field's values: `W` on the wire, `C` in the column, `F` in a form. A column that may be null is
 * emptied by null on the wire.
 */
export interface FieldKind<W = unknown, C = unknown, F = unknown> {
  /** A value in a request: checked against the limit and normalised. */
  readonly shape: z.ZodType<W | null, W>;
  /** A value in a reply: stored values are not validated again. */
  readonly reply: z.ZodType<W>;
  /** The value in a form; by default the same as in a request. */
  readonly typed?: z.ZodType<W | null, F>;
  /** The column's value where the request has none; undefined where a value is required. */
  readonly empty: C | undefined;
  /** There is no entity without it. */
  readonly required?: true;
  /** Stored as JSON. */
  readonly json?: true;
  /** How the cell of a spreadsheet is read; as text where nothing is said. */
  readonly cell?: 'day' | 'decimal' | 'choice';
  /** The value a cell's text means; without it the text itself. */
  readonly fromCell?: (text: string) => W;
  /** The keys of a choice. */
  readonly keys?: readonly string[];
  /** The catalogue they come from: a company may have keys of its own. */
  readonly catalogue?: string;
  toColumn(value: W): C;
  toWire(column: NonNullable<C>): W;
  toForm(value: W | null): F;
}

export interface Field {
  /** The path in the JSON of request and reply: `dates.loadingDate`. By default the name. */
  readonly wire?: string;
  readonly column: string;
  readonly kind: FieldKind;
  /**
   * The enclosing object is null where this field is. An object in a request keeps (`merge`) or empties (`replace`) the
   * fields it leaves out.
   */
  readonly key?: 'merge' | 'replace';
}

/** The fields of an entity by their names, which are also the names of their labels. */
export type Fields = Readonly<Record<string, Field>>;

type Path<T extends Fields, N extends keyof T> = T[N] extends { readonly wire: infer P extends string }
  ? P
  : N & string;
type KindOf<F> = F extends { readonly kind: FieldKind<infer W, infer C, infer I> }
  ? { wire: null extends C ? W | null : W; column: C; form: I }
  : never;

type Sent<P extends string, V, K> = P extends `${infer Head}.${infer Rest}`
  ? { [N in Head]?: Sent<Rest, V, K> | null }
  : K extends string
    ? { [N in P]: NonNullable<V> }
    : { [N in P]?: V };
type Filled<P extends string, V> = P extends `${infer Head}.${infer Rest}`
  ? { [N in Head]: Filled<Rest, V> }
  : { [N in P]: V };
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Plain<T> = T extends readonly unknown[] | Date | string | number | boolean | null | undefined
  ? T
  : { [N in keyof T]: Plain<T[N]> };

/** The type of a request: a field left out stays as it is, null empties it. */
export type Sendable<T extends Fields> = Plain<
  All<
    {
      [N in keyof T]: Sent<Path<T, N>, KindOf<T[N]>['wire'], T[N] extends { readonly key: infer K } ? K : false>;
    }[keyof T]
  >
>;
/** The same with nothing left out: a form's values, and a reply. */
export type FormInput<T extends Fields> = Plain<
  All<{ [N in keyof T]: Filled<Path<T, N>, KindOf<T[N]>['form']> }[keyof T]>
>;
export type FormOutput<T extends Fields> = Plain<
  All<{ [N in keyof T]: Filled<Path<T, N>, KindOf<T[N]>['wire']> }[keyof T]>
>;
/** The columns of the fields. */
export type Columns<T extends Fields> = { -readonly [N in keyof T as T[N]['column']]: KindOf<T[N]>['column'] };

type RequiredNames<T extends Fields> = {
  [N in keyof T]: T[N] extends { readonly kind: { readonly required: true } } ? N : never;
}[keyof T];
export type FieldsWith<T extends Fields, Mark extends string> = {
  [N in keyof T as T[N] extends Readonly<Record<Mark, unknown>> ? N : never]: T[N];
};
export type FieldsWithout<T extends Fields, Mark extends string> = Omit<T, keyof FieldsWith<T, Mark>>;

/** The fields with a mark of the table, such as `single`. */
export function fieldsWith<T extends Fields, Mark extends string>(fields: T, mark: Mark): FieldsWith<T, Mark> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => mark in field)) as FieldsWith<T, Mark>;
}

export function fieldsWithout<T extends Fields, Mark extends string>(fields: T, mark: Mark): FieldsWithout<T, Mark> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !(mark in field))) as FieldsWithout<T, Mark>;
}

type Inside<T extends Fields, Group extends string> = {
  [N in keyof T as T[N] extends { readonly wire: `${Group}.${string}` } ? N : never]: Omit<T[N], 'wire'> & {
    readonly wire: T[N] extends { readonly wire: `${Group}.${infer Rest}` } ? Rest : never;
  };
};

/** The fields of one object on the wire, under their names in that object. */
export function inside<T extends Fields, Group extends string>(fields: T, group: Group): Inside<T, Group> {
  const within = Object.entries(fields).filter(([, { wire }]) => wire?.startsWith(`${group}.`));
  return Object.fromEntries(
    within.map(([name, field]) => [name, { ...field, wire: field.wire!.slice(group.length + 1) }]),
  ) as unknown as Inside<T, Group>;
}

export function pathOf(name: string, field: Field): readonly string[] {
  return (field.wire ?? name).split('.');
}

type Shapes = Record<string, z.ZodType>;
type InputShapes<S> = {
  [N in keyof S]-?: z.ZodOptional<z.ZodType<Exclude<S[N], undefined>, Exclude<S[N], undefined>>>;
};

/** Fields under their names on the wire, as nested objects. */
function nest(fields: Fields, leaf: (field: Field) => z.ZodType, group: (shapes: Shapes) => z.ZodType): Shapes {
  const inside = new Map<string, Record<string, Field>>();
  for (const [name, field] of Object.entries(fields)) {
    const [head, ...rest] = pathOf(name, field);
    inside.set(head!, { ...inside.get(head!), [rest.join('.')]: { ...field, wire: rest.join('.') } });
  }
  return Object.fromEntries(
    [...inside].map(([head, within]) => {
      const alone = within[''];
      return [head, alone ? leaf(alone) : group(nest(within, leaf, group))];
    }),
  );
}

/** The shapes of a request, to be put into an object; every field is optional. */
export function inputShapes<T extends Fields>(fields: T) {
  return requestShapes(fields, false) as InputShapes<Sendable<T>>;
}

/** The same for a new entity: what is required may not be left out. */
export function newShapes<T extends Fields>(fields: T) {
  return requestShapes(fields, true) as NewShapes<T, FormOutput<Pick<T, RequiredNames<T>>>>;
}
type NewShapes<T extends Fields, R> = InputShapes<Sendable<Omit<T, RequiredNames<T>>>> & {
  [N in keyof R]: z.ZodType<R[N], R[N]>;
};

function requestShapes(fields: Fields, isNew: boolean): Shapes {
  return nest(
    fields,
    ({ kind, key }) => (key || (isNew && kind.required) ? kind.shape : fieldShape(kind).optional()),
    (within) => z.strictObject(within).nullable().optional(),
  );
}

/** One value, or null where it may be emptied. */
export function fieldShape({ shape, empty }: FieldKind): z.ZodType {
  return empty === null ? shape.nullable() : shape;
}

/** The shapes of a form: nothing is optional, and what is not chosen yet is null. */
export function formShapes<T extends Fields>(fields: T) {
  const shapes = nest(
    fields,
    ({ kind }) => (kind.empty === null ? (kind.typed ?? kind.shape).nullable() : (kind.typed ?? kind.shape)),
    (within) => z.object(within),
  );
  return shapes as {
    [N in keyof FormOutput<T>]: z.ZodType<FormOutput<T>[N], N extends keyof FormInput<T> ? FormInput<T>[N] : never>;
  };
}

/** The shapes of a reply. */
export function replyShapes<T extends Fields>(fields: T) {
  const shapes = nest(
    fields,
    ({ kind }) => (kind.empty === null ? kind.reply.nullable() : kind.reply),
    (within) => z.object(within),
  );
  return shapes as { [N in keyof FormOutput<T>]: z.ZodType<FormOutput<T>[N]> };
}
