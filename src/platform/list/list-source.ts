import type { RawBuilder } from 'kysely';
import type { PhraseParams } from '#kernel/errors.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { RequestContext } from '../http/route.ts';

export type Sql = RawBuilder<unknown>;
export type Row = Readonly<Record<string, unknown>>;

/** What a list may know about its reader: the same in a request and in the job that writes the spreadsheet. */
export type ListContext = Pick<RequestContext, 'actor' | 'trx' | 'services' | 'now' | 'language'>;

/**
 * How a list definition is answered by SQL. Written in an area's `*.repository.ts`.
 * The engine first finds the keys of one page over `from` (with only the joins that the filters, the search and the
 * sort in use need), then reads the full rows of those few keys: limit before joining.
 */
export interface ListSource {
  readonly definition: ListDefinition;
  /** Main table with its alias: sql`company c`. Joins that every reading needs may stand here too. */
  readonly from: Sql;
  /** Unique key of a row, also the last sort term: sql`c.id`. */
  readonly key: Sql;
  /**
   * Joins by name, in the order in which they are written; a column, filter or search text says which it needs.
   * A join finds at most one row and drops none (left join), else the totals would depend on it.
   */
  readonly joins?: Readonly<Record<string, Sql>>;
  /** Restriction that always holds, besides row-level security. */
  readonly where?: (context: ListContext, query: Readonly<Record<string, unknown>>) => Sql | undefined;
  /**
   * Where a list comes from several places: restrictions of which no row meets two. Each is read along an index of its
   * own and the results are merged; one "or" over all of them would read everything.
   */
  readonly parts?: (context: ListContext, query: Readonly<Record<string, unknown>>) => readonly Sql[];
  /** Output of each row, in the shape of `definition.row`. Not every one is a column of the table. */
  readonly output: Readonly<Record<string, SourceColumn>>;
  /** Outputs that are ids of files: whoever may see the row gets a link to the file instead. */
  readonly files?: readonly string[];
  /**
   * What a column sorts by when it is not its output, in the very words of the index that should serve it. Otherwise
   * texts sort without case and accents, numbers and money as numbers.
   */
  readonly sortBy?: Readonly<Record<string, SourceColumn>>;
  readonly filters?: Readonly<Record<string, SourceFilter>>;
  /** What is otherwise for a reader who may see more, or less, than others in the same rows, or calls it otherwise. */
  readonly forReader?: (context: ListContext) => Partial<Pick<ListSource, 'output' | 'filters' | 'exportText'>>;
  /** Texts the search box looks through (folded, as a fragment). */
  readonly search?: readonly SourceColumn[];
  /**
   * The search as one condition, in place of `search`, for tables where folding every text anew is too slow (some 4 µs a
   * row). `patterns` is a text[] of folded LIKE patterns, all of which must match. Over a stored folded column:
   * (patterns) => sql`o.search_text like all (${patterns})`. Row-level security keeps LIKE away from trigram indexes, so
   * using one takes a SECURITY DEFINER function that reads the company from the session itself:
   * (patterns) => sql`o.id in (select app.search_order(${patterns}))`. Several conditions are several ways to look, of
   * which no row is found by two; each says itself whether it is to be taken.
   */
  readonly searchBy?: (patterns: Sql) => Sql | readonly Sql[];
  readonly tally?: ListTally;
  /** Text of a cell in the spreadsheet where the output is not it; `say` translates a phrase for the reader. */
  readonly exportText?: Readonly<Record<string, (row: Row, say: Say) => string | number | Date | null>>;
}

/**
 * Rows counted beforehand, one line for each combination of values, for tables where counting anew is too slow. The total
 * is the sum of the lines: exact, as long as whoever writes a row writes its line in the same transaction.
 */
export interface ListTally {
  /** Under the alias of the main table and with its column names: parts and filters mean the same here. */
  readonly from: Sql;
  /** How many rows a line stands for. */
  readonly rows: Sql;
  /** Filters that ask for nothing but its columns. */
  readonly filters: readonly string[];
  /** Whether the reader's parts, too, ask for nothing but its columns. */
  readonly serves: (context: ListContext) => boolean;
}

export type Say = (phrase: PhraseKey, params?: PhraseParams) => string;

export interface SourceColumn {
  readonly sql: Sql;
  readonly needs?: readonly string[];
  /**
   * The value is never null. An ordinary index then serves the descending order too; otherwise "nulls last"
   * asks for an index that says so.
   */
  readonly notNull?: boolean;
}

export interface SourceFilter {
  /** The value compared: an id, a flag, an instant or a day. */
  readonly sql: Sql;
  /** The label offered for it; equal labels are merged and their ids joined by ~. */
  readonly label?: Sql;
  readonly needs?: readonly string[];
  /** Joins that only the label needs. */
  readonly labelNeeds?: readonly string[];
  /** For `range`: the filter's column is an instant (read in the product's time zone) or a calendar day. */
  readonly days?: 'instant' | 'day';
  /** What choosing these values asks for, where it is not that the value is one of them. */
  readonly condition?: (values: readonly string[]) => Sql;
  /**
   * Few values stand in many rows, and an index begins with what every part asks for and goes on with the value: the
   * options are found by going from one value to the next in it. Rows with one value have one label.
   */
  readonly hops?: boolean;
  /** The value is an array and matches when it shares an element; a label speaks of one as `element.value`. */
  readonly array?: boolean;
}
