import type { RawBuilder } from 'kysely';
import type { PhraseParams } from '#kernel/errors.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { listShownTo } from '#kernel/shown-list.ts';
import type { Actor } from '../actor.ts';
import type { RequestContext } from '../http/route.ts';

export type Sql = RawBuilder<unknown>;
export type Row = Readonly<Record<string, unknown>>;

/** What a list may know about its reader: the same in a request and in the spreadsheet job. */
export type ListContext = Pick<RequestContext, 'actor' | 'trx' | 'services' | 'now' | 'language'>;

/**
 * How a list definition becomes SQL. Written in an area's `*.repository.ts`. The engine first finds the keys of one
 * page over `from` (with only the joins that the filters, the search and the sort in use need), then reads the full
 * rows of those few keys: limit before joining.
 */
export interface ListSource {
  readonly definition: ListDefinition;
  /** Main table with its alias: sql`company c`. Joins that every query needs may be here too. */
  readonly from: Sql;
  /** Unique key of a row, also the last sort term: sql`c.id`. */
  readonly key: Sql;
  /**
   * Joins by name, in the order in which they are written; a column, filter or search text names those it needs. A join
   * matches at most one row and drops none (left join), otherwise the totals would depend on it.
   */
  readonly joins?: Readonly<Record<string, Sql>>;
  /** A restriction that always applies, besides row-level security. */
  readonly where?: (context: ListContext, query: Readonly<Record<string, unknown>>) => Sql | undefined;
  /**
   * For a list with several parts: restrictions of which no row matches two. Each part is read along its own index and
   * the results are merged; one "or" over all of them would read everything.
   */
  readonly parts?: (context: ListContext, query: Readonly<Record<string, unknown>>) => readonly Sql[];
  /** Output of each row, in the shape of `definition.row`. Not every output is a column of the table. */
  readonly output: Readonly<Record<string, SourceColumn>>;
  /** Outputs that are ids of files: a reader of the row gets a link to the file instead. */
  readonly files?: readonly string[];
  /** Outputs with a position, `lat` and `lng`, or null: a reader also gets the name of the nearest city, `city`. */
  readonly positions?: readonly string[];
  /**
   * What a column sorts by when it is not its output, written exactly as in the index that should serve it. By default
   * texts sort without case and accents, numbers and money as numbers.
   */
  readonly sortBy?: Readonly<Record<string, SourceColumn>>;
  readonly filters?: Readonly<Record<string, SourceFilter>>;
  /** Changes for a reader who may see more or less than others in the same rows, or under other names. */
  readonly forReader?: (
    context: ListContext,
  ) => Partial<Pick<ListSource, 'output' | 'filters' | 'sortBy' | 'exportText' | 'totals'>>;
  /** Texts the search box searches (folded, by fragment). */
  readonly search?: readonly SourceColumn[];
  /**
   * The search as one condition, in place of `search`, for tables where folding every text anew is too slow (about 4 µs
   * a row). `patterns` is a text[] of folded LIKE patterns, all of which must match. Over a stored folded column:
   * (patterns) => sql`o.search_text like all (${patterns})`. Row-level security keeps LIKE from using trigram indexes,
   * so using one takes a SECURITY DEFINER function that reads the company from the session itself: (patterns) =>
   * sql`o.id in (select app.search_order(${patterns}))`. Several conditions are alternatives of which no row matches
   * two; each decides itself whether it applies. `spelled` is a pattern of the whole text without its signs, where that
   * is something else: a plate as others write it. It is searched besides, in stored texts that hold plates in that form.
   */
  readonly searchBy?: (patterns: Sql, spelled: string | null) => Sql | readonly Sql[] | SearchWays;
  /**
   * The search as rows of the main table under its alias, in place of `searchBy`: a SECURITY DEFINER function that returns
   * what the reader's company may see of what contains every word. With many matches, finding ids and then looking each of
   * them up under row-level security would take most of the time.
   */
  readonly searchFrom?: (patterns: Sql, query: Readonly<Record<string, unknown>>) => Sql;
  /** Takes part in the search over the records of every kind; the definition's `found` says what is shown. */
  readonly found?: FoundRecords;
  readonly tally?: ListTally;
  /** Where values are kept that filters offer; undefined for a reader or a query that has to read the rows. */
  readonly kept?: (context: ListContext, query: Readonly<Record<string, unknown>>) => Kept | undefined;
  /** The totals of the definition, as far as the reader may see them. */
  readonly totals?: Readonly<Record<string, SourceTotal>>;
  /** Text of a cell in the spreadsheet where it differs from the output; `translate` translates a phrase for the reader. */
  readonly exportText?: Readonly<Record<string, (row: Row, translate: Translate) => string | number | Date | null>>;
}

/** Tables whose `search_text` has an index of its own; `app.search_records` knows them. */
export type SearchedTable = 'driver' | 'load_order' | 'operation' | 'opportunity' | 'partner' | 'vehicle';

/** A search that reads rare texts by an index of them and common ones along the list. No row matches two conditions. */
export interface SearchWays {
  /** Which of both, by a sample. */
  readonly isCommon: Sql;
  readonly rare: Sql;
  /** In an index of the list's usual order with the columns of the tally. */
  readonly common: Sql;
  /** Of few rows, looked for either way. */
  readonly besides: readonly Sql[];
}

export interface FoundRecords {
  /** What people call the record; one that begins with the typed text comes first. */
  readonly label: SourceColumn;
  /** The table that `key` is the id of, where rows are found by its index; others are few and are all looked at. */
  readonly table?: SearchedTable;
  /** The stored folded text; by default the texts of the list's search. */
  readonly text?: Sql;
  /** Whether the label is the column `code`, a unique one like OC-10141 that the stored text begins with. */
  readonly coded?: boolean;
  /** What is true of nearly all rows, where an index holds their texts in the order of the list; the others are few. */
  readonly indexed?: Sql;
  /** What `found` of the definition shows besides the outputs of the list. */
  readonly output?: Readonly<Record<string, SourceColumn>>;
}

/**
 * Counts kept in a table, one line for each combination of values, for tables where counting is too slow. The total is
 * the sum of the lines: exact, as long as every write of a row also writes its line in the same transaction.
 */
export interface ListTally {
  /** Uses the alias and column names of the main table, so that parts and filters apply here too. */
  readonly from: Sql;
  /** The number of rows of a line. */
  readonly rows: Sql;
  /** Filters that use only its columns. */
  readonly filters: readonly string[];
  /** Whether the reader's parts, too, use only its columns. */
  readonly serves: (context: ListContext) => boolean;
}

/**
 * The values of filters, kept in a table beside the rows: one line for each value with its label, for tables where finding
 * the different values is too slow. Every write of a row also writes its lines in the same transaction. A line has `value`
 * as text, `label` without blanks around it, and `fold`, the label as it is sorted; no line comes twice.
 */
export interface Kept {
  /** Every line of a field. */
  readonly lines: (field: string) => Sql;
  /** The lines of these labels, a text[]. */
  readonly named: (field: string, labels: Sql) => Sql;
  /** At least the lines of the first labels that match, as many as given. */
  readonly first: (field: string, patterns: Sql | undefined, most: number) => Sql;
  /** Where only the database knows whether the reader is one that lines are kept for. */
  readonly serves?: Sql;
  /** The parts of the list that are read for others, besides. */
  readonly others: readonly Sql[];
}

export interface KeptFilter {
  readonly field: string;
  /**
   * The values hardly repeat, and are their own labels: only the first ones are read, in their order, and it is not counted
   * how many there are.
   */
  readonly uncounted?: boolean;
  /** Where the label is not kept because it changes: the columns of the row, `o`, that it is found by, from `line.value`. */
  readonly row?: Sql;
}

export type Translate = (phrase: PhraseKey, params?: PhraseParams) => string;

export interface SourceColumn {
  readonly sql: Sql;
  readonly needs?: readonly string[];
  /**
   * The value is never null. An ordinary index then also serves the descending order; otherwise "nulls last" needs an
   * index declared with it.
   */
  readonly notNull?: boolean;
  /**
   * For sorting a large table by a value that may be missing: 1 where it is, else 0, written exactly as in the index
   * (company, this, value, key). Rows with and without a value are read apart, so that the index serves both directions
   * and empty values come last in both.
   */
  readonly isEmpty?: Sql;
}

export interface SourceTotal {
  /** What a row adds; nothing where it is null. */
  readonly value: Sql;
  /** Rows with different units are not added to each other. */
  readonly unit: Sql;
  readonly needs?: readonly string[];
}

export interface SourceFilter {
  /** The value compared: an id, a flag, an instant or a day. */
  readonly sql: Sql;
  /** The label offered for it; equal labels are merged and their ids joined by ~. */
  readonly label?: Sql;
  readonly needs?: readonly string[];
  /** Joins that only the label needs. */
  readonly labelNeeds?: readonly string[];
  /** For `range`: the filter's column is an instant (read in the reader's time zone) or a calendar day. */
  readonly days?: 'instant' | 'day';
  /** The condition of the chosen values, where it is not simply that the value is one of them. */
  readonly condition?: (values: readonly string[]) => Sql;
  /**
   * For few values in many rows, with an index that begins with the columns of every part and continues with the value:
   * the options are found by jumping from one value to the next. Rows with one value have one label.
   */
  readonly hops?: boolean;
  /** For values that the source keeps beside its rows. */
  readonly kept?: KeptFilter;
  /** The labels are numbers with their unit or currency after them, shown and found as the reader writes them. */
  readonly measure?: 'number' | 'money';
  /** The labels are plates or numbers of persons: they are found with or without the signs their country writes. */
  readonly anySpelling?: boolean;
  /** The value is an array and matches when it shares an element; a label refers to one as `element.value`. */
  readonly array?: boolean;
}

/** The source as one reader may use it. */
export function sourceFor(source: ListSource, context: ListContext): ListSource {
  const definition = listShownTo(source.definition, context.actor?.permissions ?? NOTHING);
  if (source.forReader) return { ...source, definition, ...source.forReader(context) };
  if (definition === source.definition) return source;
  const narrowed = narrowedSources.get(definition) ?? { ...source, definition };
  narrowedSources.set(definition, narrowed);
  return narrowed;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Kept, because what is written out once for a source is found by it. */
const narrowedSources = new WeakMap<ListDefinition, ListSource>();

/** As the list itself admits its readers. */
export function mayReadList({ access, scope }: Pick<ListDefinition, 'access' | 'scope'>, actor: Actor): boolean {
  if (scope === 'platform' && !actor.isSuperAdmin) return false;
  if (typeof access !== 'object') return true;
  return actor.companyId !== null && holds(actor.permissions, access.permission);
}
