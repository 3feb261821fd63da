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
  return {
    /** The columns of a new entity. */
    blank: Object.fromEntries(
      lines.flatMap(({ column, kind }) => (kind.empty === undefined ? [] : [[column, kind.empty]])),
    ) as Partial<Columns<T>>,

    /** The columns a request fills or empties; fields it leaves out are not included. */
    toColumns(request: Sendable<T>): Partial<Columns<T>> {
      const columns: Tree = {};
      for (const line of lines) {
        const value = sentAt(request, line);
        if (value !== undefined) columns[line.column] = value === null ? line.kind.empty : line.kind.toColumn(value);
      }
      return columns as Partial<Columns<T>>;
    },

    /** The reply for stored columns. */
    toReply(columns: Columns<T>): FormOutput<T> {
      const reply: Tree = {};
      for (const line of lines) put(reply, line.path, storedIn(columns, line));
      return reply as FormOutput<T>;
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
  for (const { path, kind } of linesOf(fields)) put(values, path, kind.toForm(readAt(reply, path) ?? null));
  return values as FormInput<T>;
}

/** The request of a form: an object whose key is not chosen is null. */
export function formBody<T extends Fields>(fields: T, form: FormOutput<T>): Sendable<T> {
  const lines = linesOf(fields);
  const body: Tree = {};
  for (const { path } of lines) put(body, path, readAt(form, path));
  const keys = lines.filter(({ key }) => key).sort((one, other) => other.path.length - one.path.length);
  for (const { path } of keys) if (readAt(form, path) === null) put(body, path.slice(0, -1), null);
  return body as Sendable<T>;
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

function put(tree: Tree, path: readonly string[], value: unknown): void {
  let at = tree;
  for (const part of path.slice(0, -1)) {
    at[part] ??= {};
    at = at[part] as Tree;
  }
  at[path.at(-1)!] = value;
}
