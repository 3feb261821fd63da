import { isOwnKey } from '#kernel/catalogue.ts';
import { isDay } from '#kernel/dates.ts';
import { spanProblem } from '#kernel/day-span.ts';
import { type ListDefinition, type ListFilter, MAX_PAGE, sortKeys } from '#kernel/list-definition.ts';
import { defaultSize, pageSizes } from '#kernel/page-size.ts';
import { isPrintable, TEXT_MAX } from '#kernel/text.ts';
import { groupsOf, joinGroups } from './chosen-values.ts';
import { daysOf, isRange } from './range-text.ts';

/** What a list screen shows, as the address bar stores it. */
export interface ListState {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly search: string;
  /** By filter, only those that apply. */
  readonly filters: Readonly<Record<string, string>>;
}

/** A longer request line would be refused; the server has the same limit. */
const FILTER_MAX = 8000;

/** A link may be old or typed by hand: unknown values are ignored, so that the list always opens. */
export function readState(definition: ListDefinition, params: URLSearchParams): ListState {
  const filters = Object.entries(definition.filters).flatMap(([key, filter]) => {
    const text = readFilter(filter, params.get(key) ?? '');
    return text === '' ? [] : [[key, text] as const];
  });
  return {
    page: readPage(params.get('page')),
    size: pageSizes(definition).find((size) => String(size) === params.get('size')) ?? defaultSize(definition),
    sort: sortKeys(definition).find((sort) => sort === params.get('sort')) ?? definition.defaultSort,
    search: definition.searchable ? tidySearch(params.get('search') ?? '') : '',
    filters: withoutBrokenSpans(definition, Object.fromEntries(filters)),
  };
}

/** Without the last day of a span that ends before it begins, or is longer than the server counts. */
function withoutBrokenSpans({ filters }: ListDefinition, chosen: Readonly<Record<string, string>>) {
  const broken = Object.entries(filters).flatMap(([from, { until }]) =>
    until && spanProblem(chosen[from], chosen[until]) ? [until] : [],
  );
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => !broken.includes(key)));
}

/** Whether an address says anything about the list; dialogs over it have parameters of their own. */
export function hasListQuery(definition: ListDefinition, params: URLSearchParams): boolean {
  const own = [...Object.keys(definition.filters), 'search', 'sort', 'size', 'page'];
  return own.some((key) => params.has(key));
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, MAX_PAGE);
}

function readFilter({ kind, choices = [], catalogue }: ListFilter, text: string): string {
  if (text.length > FILTER_MAX || !isPrintable(text)) return '';
  if (kind === 'options') return joinGroups(groupsOf(text));
  if (kind === 'choice')
    return joinGroups(
      groupsOf(text).filter((value) => choices.includes(value) || (catalogue !== undefined && isOwnKey(value))),
    );
  if (kind === 'flag') return text === 'true' || text === 'false' ? text : '';
  if (kind === 'from' || kind === 'until') return isDay(text) ? text : '';
  return isRange(text) ? text : '';
}

/** The search as it is sent: trimmed, bounded, without characters that no text contains. */
export function tidySearch(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .trim();
}

/** Writes the state into the address, leaving out defaults and keeping the parameters of others. */
export function writeState(definition: ListDefinition, state: ListState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  // Always in the same order, so that the same screen has one address.
  const put = (key: string, value: string) => {
    next.delete(key);
    if (value !== '') next.append(key, value);
  };
  for (const key of Object.keys(definition.filters)) put(key, state.filters[key] ?? '');
  put('search', state.search);
  put('sort', state.sort === definition.defaultSort ? '' : state.sort);
  put('size', state.size === defaultSize(definition) ? '' : String(state.size));
  put('page', state.page === 1 ? '' : String(state.page));
  return next;
}

/** The request to the server; a range such as "last seven days" becomes its days. */
export function filterQuery(definition: ListDefinition, state: ListState, today: string): Record<string, string> {
  const filters = Object.entries(state.filters).map(([key, text]) => {
    const days = definition.filters[key]?.kind === 'range' ? daysOf(text, today) : undefined;
    return [key, days ? `${days.startDate},${days.endDate}` : text] as const;
  });
  return { ...Object.fromEntries(filters), ...(state.search === '' ? {} : { search: state.search }) };
}

export const isNarrowed = (state: ListState): boolean => state.search !== '' || Object.keys(state.filters).length > 0;

export function withFilter(state: ListState, key: string, text: string): ListState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: text === '' ? others : { ...others, [key]: text } };
}

export const withSearch = (state: ListState, text: string): ListState => ({
  ...state,
  page: 1,
  search: tidySearch(text),
});

export const withSort = (state: ListState, sort: string): ListState => ({ ...state, page: 1, sort });

/** Keeps the first visible row on the screen. */
export function withSize(state: ListState, size: number): ListState {
  const first = (state.page - 1) * state.size;
  return { ...state, size, page: Math.floor(first / size) + 1 };
}

export const everything = (state: ListState): ListState => ({ ...state, page: 1, search: '', filters: {} });
