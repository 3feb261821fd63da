import {
  type Columns,
  type Field,
  type Fields,
  type FormInput,
  type FormOutput,
  pathOf,
  type Sendable,
} from './fields.ts';

type Tree = { [part: string]: unknown };

interface Line extends Field {
  readonly name: string;
  readonly path: readonly string[];
  /** The enclosing object, which empties the fields it leaves out. */
  readonly replaced: readonly string[] | undefined;
}

/** The mappings between the three shapes of an entity, computed once per table: request, columns, reply. */
export function fieldMapping<T extends Fields>(fields: T) {
  const lines = linesOf(fields);
  /** The columns of an entity of which nothing is known yet. */
  const blank = Object.fromEntries(
    lines.flatMap(({ column, kind }) => (kind.empty === undefined ? [] : [[column, kind.empty]])),
  ) as Partial<Columns<T>>;

  /** The columns a request fills or empties; what it leaves out is not among them. */
  function toColumns(said: FormOutput<T>): Columns<T>;
  function toColumns(said: Sendable<T>): Partial<Columns<T>>;
  function toColumns(said: unknown): unknown {
    const columns: Tree = {};
    for (const line of lines) {
      const value = sentAt(said, line);
      if (value !== undefined) columns[line.column] = value === null ? line.kind.empty : line.kind.toColumn(value);
    }
    return columns;
  }

  /** What a reply says of stored columns. */
  function toReply(columns: Columns<T>): FormOutput<T> {
    const reply: Tree = {};
    for (const line of lines) putAt(reply, line.path, storedIn(columns, line));
    return reply as FormOutput<T>;
  }

  return {
    blank,
    toColumns,
    toReply,

    /** What a request says over what is known already, or over nothing. */
    over(known: FormOutput<T> | null, said: Sendable<T>): FormOutput<T> {
      return toReply({ ...(known ? toColumns(known) : blank), ...toColumns(said) } as Columns<T>);
    },

    /** Stored columns under the names of their fields, for the audit. */
    byName(columns: Columns<T>): { [N in keyof T]: unknown } {
      const named: Tree = {};
      for (const line of lines) named[line.name] = storedIn(columns, line);
      return named as { [N in keyof T]: unknown };
    },
  };
}

/** The initial values of a form: those of a reply, or empty ones. */
export function formValues<T extends Fields>(fields: T, reply: object | null): FormInput<T> {
  const values: Tree = {};
  for (const { path, kind } of linesOf(fields)) putAt(values, path, kind.toForm(readAt(reply, path) ?? null));
  return values as FormInput<T>;
}

/** The request of a form: an object whose key is not chosen is null. */
export function formBody<T extends Fields>(fields: T, form: FormOutput<T>): Sendable<T> {
  const lines = linesOf(fields);
  const body: Tree = {};
  for (const { path } of lines) putAt(body, path, readAt(form, path));
  const keys = lines.filter(({ key }) => key).sort((one, other) => other.path.length - one.path.length);
  for (const { path } of keys) if (readAt(form, path) === null) putAt(body, path.slice(0, -1), null);
  return body as Sendable<T>;
}

/** What the cells of a spreadsheet's line say; a field whose cell is empty is left out. */
export function fromCells<T extends Fields>(
  fields: T,
  textOf: (name: keyof T & string) => string | undefined,
): Sendable<T> {
  const said: Tree = {};
  for (const { name, path, kind } of linesOf(fields)) {
    const text = textOf(name);
    if (text !== undefined) putAt(said, path, kind.fromCell ? kind.fromCell(text) : text);
  }
  return said as Sendable<T>;
}

function linesOf(fields: Fields): readonly Line[] {
  const all = Object.entries(fields).map(([name, field]) => ({ ...field, name, path: pathOf(name, field) }));
  const wholes = all.filter(({ key }) => key === 'replace').map(({ path }) => path.slice(0, -1));
  return all.map((line) => ({
    ...line,
    replaced: wholes.find((whole) => whole.every((part, at) => part === line.path[at])),
  }));
}

function storedIn(columns: object, { column, kind }: Line): unknown {
  const stored = (columns as Tree)[column] ?? null;
  return stored === null ? null : kind.toWire(stored);
}

function sentAt(request: unknown, { path, replaced }: Line): unknown {
  const value = readAt(request, path);
  return value === undefined && replaced && readAt(request, replaced) ? null : value;
}

/** Null inside an object that is null, undefined inside one that is missing. */
function readAt(tree: unknown, path: readonly string[]): unknown {
  let at = tree;
  for (const part of path) {
    if (at === null || at === undefined) return at;
    at = (at as Tree)[part];
  }
  return at;
}

/** Sets a value in a tree, with the objects around it. */
function putAt(tree: Tree, path: readonly string[], value: unknown): void {
  let at = tree;
  for (const part of path.slice(0, -1)) {
    at[part] ??= {};
    at = at[part] as Tree;
  }
  at[path.at(-1)!] = value;
}
