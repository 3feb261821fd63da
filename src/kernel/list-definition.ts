import { z } from 'zod';
import { type Access, type ApiCall, defineCall } from './api-call.ts';
import { isOwnKey } from './catalogue.ts';
import { isDay } from './dates.ts';
import { parseRange, spanned } from './day-span.ts';
import { idShape } from './ids.ts';
import { filterText, searchText, totalText } from './list-texts.ts';
import { defaultSize, pageSizes } from './page-size.ts';
import type { PermissionRule } from './permission.ts';

/**
 * A list is a definition, not a screen: columns, filters, sorts and search named once. The server's list engine turns
 * it into SQL, the browser's list screen into a table, and both use the same query parameters.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'money'
  | 'day'
  | 'instant'
  | 'flag'
  | 'status'
  | 'tags'
  | 'person'
  | 'custom';

export interface ListColumn {
  readonly kind: ColumnKind;
  /** A `number` that always has one decimal in spreadsheets: a rating. */
  readonly tenths?: boolean;
  readonly sortable?: boolean;
  /** Left out of the spreadsheet when false; a hidden column is included only when requested or true here. */
  readonly exported?: boolean;
  /** Hidden until the user chooses it. */
  readonly hidden?: boolean;
  /** Narrows who sees it, where more people read the list. */
  readonly shownTo?: PermissionRule;
  /** The unit of that column, whose cells show it: a column only in spreadsheets, wherever the other one is. */
  readonly unitOf?: string;
}

/**
 * - `options`: values offered by the server, several may be chosen;
 * - `choice`: the same, but the values are fixed and named by phrases;
 * - `flag`: yes or no;
 * - `range`: a span of calendar days;
 * - `from`, `until`: the first and the last day of a span, YYYY-MM-DD, each a filter of its own: either may be left out.
 */
export interface ListFilter {
  readonly kind: 'options' | 'choice' | 'flag' | 'range' | 'from' | 'until';
  /** The column whose name it has, where it has no phrase of its own. */
  readonly column?: string;
  readonly choices?: readonly string[];
  /** The catalogue its choices come from: a company may have added its own. */
  readonly catalogue?: string;
  /** Of the kind `from`: the filter with the last day, which is not before it and at most ten years after it. */
  readonly until?: string;
  /** Filters of one group are offered together, named by `lists.<id>.groups.<group>`. */
  readonly group?: string;
  /** Narrows who filters by it; for others it does not apply. */
  readonly shownTo?: PermissionRule;
}

/** By the name of a tab, the values of the filters that make it. */
export type ListTabs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ListDefinition<Row extends z.ZodType = z.ZodType> {
  /**
   * Also the prefix of its phrases: `lists.<id>.title`, `lists.<id>.columns.<key>`, `lists.<id>.empty` where it has its
   * own text, and, for a status or a choice, `lists.<id>.values.<key>.<value>`.
   */
  readonly id: string;
  /** Path below /api; the options are at `<path>/filter`, the spreadsheet is ordered at `<path>/download`. */
  readonly path: string;
  /** The path of the options, where the specification spells another one. */
  readonly optionsPath?: string;
  readonly summary: string;
  readonly access: Access;
  /** Downloading may need more than reading. */
  readonly downloadAccess?: Access;
  readonly scope?: 'platform';
  readonly row: Row;
  /** Property of the reply that holds the rows, where the specification names one. */
  readonly rowsKey?: string;
  readonly columns: Readonly<Record<string, ListColumn>>;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Every company may give its columns words of its own; lists of this kind have one word for a column of one name. */
  readonly companyWords?: true;
  /** Whether the free search box is offered. */
  readonly searchable: boolean;
  /** Tabs above the list, from left to right, and the filters each of them sets; see `list-tabs.ts`. */
  readonly tabs?: ListTabs;
  /** What the search over the records of every kind shows of a row; a list without it is not searched there. */
  readonly found?: z.ZodObject;
  readonly defaultSort: string;
  /** Rows on a page until somebody chooses another size, where it is none of the usual ones. */
  readonly defaultSize?: number;
  /** What the rows add up to as filtered, by the names of columns: measures by their unit, money by its currency. */
  readonly totals?: Readonly<Record<string, 'measure' | 'money'>>;
  /** Further query parameters that the list's own source understands. */
  readonly extraQuery?: Readonly<Record<string, z.ZodType>>;
}

export const MAX_PAGE = 100_000;
/** The pseudo-option that means "no filter", and the separator of ids that share one label. */
export const ALL_OPTION = { _id: -1, name: 'Todos' } as const;
export const MERGED_ID_SEPARATOR = '~';
export const OPTIONS_PAGE_SIZE = 50;
/** More rows than this are not added up: the list has to be filtered first. */
export const TOTALS_MAX_ROWS = 50_000;
/** Spreadsheets that a person may order per minute. */
const DOWNLOAD_LIMIT = { max: 20, seconds: 60, by: 'user' } as const;

export interface FilterOption {
  readonly _id: string | number;
  readonly name: string;
}

/** Nothing chosen, or the pseudo-option among the values: the filter does not apply. */
export function isNoFilter(text: string): boolean {
  return text.trim() === '' || splitValues(text).includes(String(ALL_OPTION._id));
}

function filterShape(filter: ListFilter): z.ZodType<string | undefined> {
  const knows = (text: string) =>
    splitValues(text).every(
      (value) => filter.choices?.includes(value) || (filter.catalogue !== undefined && isOwnKey(value)),
    );
  const only = (isRight: (text: string) => boolean, code: string) =>
    filterText.refine((text) => isNoFilter(text) || isRight(text), { params: { code } });
  const shape = {
    options: filterText,
    choice: only(knows, 'choice'),
    flag: only((text) => text === 'true' || text === 'false', 'choice'),
    range: only((text) => parseRange(text) !== undefined, 'dateRange'),
    from: only(isDay, 'date'),
    until: only(isDay, 'date'),
  }[filter.kind];
  return shape.optional();
}

/**
 * `a~b,c` → a, b, c: a merged label contains all of its ids. A value that contains a separator itself is sent with it
 * percent-encoded, as the server offers it.
 */
export function splitValues(text: string): readonly string[] {
  const parts = text.split(/[,~]/).map((value) => value.trim());
  return [...new Set(parts.filter(Boolean).map(decodeSigns))];
}

const decodeSigns = (value: string) => value.replace(/%(25|2C|7E)/gi, (sign) => decodeURIComponent(sign));

const pageNumber = z.coerce.number().int().min(1).max(MAX_PAGE).default(1);

function filtersOf(definition: ListDefinition) {
  return {
    ...Object.fromEntries(Object.entries(definition.filters).map(([key, filter]) => [key, filterShape(filter)])),
    ...definition.extraQuery,
  };
}

/** What a list is narrowed by, for other calls over the same rows. */
export const searchAndFilters = (definition: ListDefinition) => ({ search: searchText, ...filtersOf(definition) });
const totalShape = z.object({ name: z.string(), unit: z.string(), value: z.string() });
export type ListTotal = z.output<typeof totalShape>;

export interface ListQuery {
  readonly total?: z.output<typeof totalText>;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly search?: string | undefined;
  readonly [filter: string]: unknown;
}

export function sortKeys(definition: ListDefinition): readonly string[] {
  return Object.entries(definition.columns).flatMap(([key, column]) => (column.sortable ? [key, `-${key}`] : []));
}

const made = new WeakMap<ListDefinition, unknown>();

/** The three calls every list has, and those of its tabs and its totals, for lists that have some; always the same. */
export function listCalls<Row extends z.ZodType>(definition: ListDefinition<Row>) {
  type Calls = ReturnType<typeof callsOf<Row>>;
  const calls = (made.get(definition) as Calls | undefined) ?? callsOf(definition);
  made.set(definition, calls);
  return calls;
}

function callsOf<Row extends z.ZodType>(definition: ListDefinition<Row>) {
  const sorts = sortKeys(definition) as [string, ...string[]];
  const names = optionFilters(definition) as [string, ...string[]];
  const rowsKey = definition.rowsKey ?? 'rows';
  const query = <S extends z.ZodRawShape>(shape: S) => spanned(definition.filters, z.object(shape));
  const read = defineCall({
    id: `${definition.id}.list`,
    method: 'GET',
    path: definition.path,
    summary: definition.summary,
    access: definition.access,
    ...(definition.scope ? { scope: definition.scope } : {}),
    query: query({
      page: pageNumber,
      size: z.coerce
        .number()
        .pipe(z.literal(pageSizes(definition)))
        .default(defaultSize(definition)),
      sort: z.enum(sorts).default(definition.defaultSort),
      total: totalText,
      ...searchAndFilters(definition),
    }),
    reply: z.object({
      [rowsKey]: z.array(definition.row),
      totalPage: z.number().int().nullable(),
      totalRegistry: z.number().int().nullable(),
      nextPage: z.boolean().optional(),
    }) as unknown as z.ZodType<ListReply<z.output<Row>>>,
  });
  const options = defineCall({
    id: `${definition.id}.filter`,
    method: 'GET',
    path: definition.optionsPath ?? `${definition.path}/filter`,
    summary: `Options of one filter of the list: ${definition.summary}`,
    access: definition.access,
    ...(definition.scope ? { scope: definition.scope } : {}),
    query: z.object({
      column: names.length > 0 ? z.enum(names) : z.never(),
      page: pageNumber,
      search: searchText,
      /** Only the options of these values: a link to a filtered list needs their names. */
      values: filterText.optional(),
      ...definition.extraQuery,
    }),
    reply: z.object({
      options: z.array(z.object({ _id: z.union([z.string(), z.number()]), name: z.string() })),
      totalPage: z.number().int(),
    }),
  });
  const tabs = defineCall({
    id: `${definition.id}.tabs`,
    method: 'GET',
    path: `${definition.path}/tabs`,
    summary: `How many rows each tab of the list has, with the other filters as given: ${definition.summary}`,
    access: definition.access,
    ...(definition.scope ? { scope: definition.scope } : {}),
    query: query(filtersOf(definition)),
    reply: z.object({ tabs: z.record(z.string(), z.number().int()) }),
  });
  const totals = defineCall({
    id: `${definition.id}.totals`,
    method: 'GET',
    path: `${definition.path}/totals`,
    summary: `What the rows of the list add up to, as filtered: ${definition.summary}`,
    access: definition.access,
    ...(definition.scope ? { scope: definition.scope } : {}),
    query: query(searchAndFilters(definition)),
    /** Null where there are more rows than are added up. */
    reply: z.object({ totals: z.array(totalShape).nullable() }),
  });
  const download = defineCall({
    id: `${definition.id}.download`,
    method: 'POST',
    path: `${definition.path}/download`,
    summary: `Orders a spreadsheet of the list as filtered: ${definition.summary}`,
    access: definition.downloadAccess ?? definition.access,
    ...(definition.scope ? { scope: definition.scope } : {}),
    status: 202,
    idempotent: true,
    rateLimit: DOWNLOAD_LIMIT,
    body: query({
      sort: z.enum(sorts).default(definition.defaultSort),
      columns: z
        .array(z.enum(Object.keys(definition.columns) as [string, ...string[]]))
        .max(200)
        .optional(),
      ...searchAndFilters(definition),
    }).strict(),
    reply: z.object({ downloadId: idShape }),
  });
  return { read, options, tabs, totals, download } as const;
}

/** Filters whose values the server offers; a list without any still has the call, without columns. */
export function optionFilters(definition: ListDefinition): readonly string[] {
  return Object.entries(definition.filters).flatMap(([key, filter]) => (filter.kind === 'options' ? [key] : []));
}

export interface ListReply<Row> {
  readonly [rows: string]: readonly Row[] | number | boolean | null | undefined;
  /** Null only where `total=later` was asked for. */
  readonly totalPage: number | null;
  readonly totalRegistry: number | null;
  /** Only beside totals that are null. */
  readonly nextPage?: boolean | undefined;
}

export type ListCalls = ReturnType<typeof listCalls>;
export type AnyCall = ApiCall<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
