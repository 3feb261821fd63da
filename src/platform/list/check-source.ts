import { sortKeys } from '#kernel/list-definition.ts';
import type { ListSource, SourceFilter } from './list-source.ts';

/** Names that the three calls of a list use themselves. */
const RESERVED = new Set(['page', 'size', 'sort', 'search', 'total', 'column', 'columns', 'companyId', 'userId']);
/** Kinds whose output usually cannot be sorted. */
const UNORDERED = new Set(['custom', 'tags']);

/** What a source lacks of its definition; reported when the server starts instead of to the first reader. */
export function sourceProblems(source: ListSource): readonly string[] {
  return [
    ...sortProblems(source),
    ...filterProblems(source),
    ...joinProblems(source),
    ...fileProblems(source),
    ...accessProblems(source),
    ...foundProblems(source),
    ...tabProblems(source),
    ...totalProblems(source),
  ];
}

function sortProblems({ definition, output, sortBy = {} }: ListSource): string[] {
  const problems = Object.entries(definition.columns).flatMap(([key, column]) => {
    if (!column.sortable || sortBy[key]) return [];
    if (!output[key]) return [`column ${key}: sortable, but neither output nor sortBy knows it`];
    return UNORDERED.has(column.kind) ? [`column ${key}: a sortable ${column.kind} column needs sortBy`] : [];
  });
  const known = sortKeys(definition).includes(definition.defaultSort);
  return known ? problems : [...problems, `defaultSort ${definition.defaultSort}: not a sortable column`];
}

function filterProblems({ definition, filters = {}, kept }: ListSource): string[] {
  const names = [...Object.keys(definition.filters), ...Object.keys(definition.extraQuery ?? {})];
  const reserved = names.filter((name) => RESERVED.has(name)).map((name) => `filter ${name}: the name is taken`);
  const unanswered = Object.entries(definition.filters).flatMap(([key, filter]) => {
    const own = filters[key];
    if (!own) return [`filter ${key}: the source does not answer it`];
    if (own.kept && !kept) return [`filter ${key}: the source keeps no values`];
    if (filter.kind === 'range' && !own.days) return [`filter ${key}: a range says whether it is of instants or days`];
    return filter.kind === 'choice' && !filter.choices?.length ? [`filter ${key}: a choice without choices`] : [];
  });
  return [...reserved, ...unanswered];
}

function joinProblems(source: ListSource): string[] {
  const { definition, output, sortBy, filters, search, searchBy, searchFrom, totals, joins = {} } = source;
  const users = [
    ...Object.values(totals ?? {}),
    ...Object.values(output),
    ...Object.values(sortBy ?? {}),
    ...Object.values(filters ?? {}),
    ...(search ?? []),
  ];
  const named = users.flatMap((user) => [...(user.needs ?? []), ...((user as SourceFilter).labelNeeds ?? [])]);
  const unknown = [...new Set(named)].filter((name) => !joins[name]).map((name) => `join ${name}: unknown`);
  const hasNoTexts = definition.searchable && !search?.length && !searchBy && !searchFrom;
  return hasNoTexts ? [...unknown, 'searchable, but without texts to search'] : unknown;
}

function fileProblems({ files = [], positions = [], output }: ListSource): string[] {
  return [...files, ...positions].filter((name) => !output[name]).map((name) => `${name}: not an output`);
}

/** A spreadsheet needs a reader. */
function accessProblems({ definition }: ListSource): string[] {
  const access = definition.downloadAccess ?? definition.access;
  return access === 'public' || access === 'link' ? ['downloadAccess: nobody to make the spreadsheet for'] : [];
}

/** Both sides of the search name each other, and every column it shows exists. */
function foundProblems({ definition, found, output }: ListSource): string[] {
  if (!definition.found && !found) return [];
  if (!definition.found || !found) return ['found: the definition and the source must both name it'];
  const known = { ...output, ...found.output };
  return Object.keys(definition.found.shape).flatMap((name) => (known[name] ? [] : [`found ${name}: not an output`]));
}

/** A tab is a link to the list with filters set, so the list must know them. */
function tabProblems({ definition: { tabs = {}, filters } }: ListSource): string[] {
  return Object.entries(tabs).flatMap(([tab, set]) =>
    Object.keys(set).flatMap((filter) => (filters[filter] ? [] : [`tab ${tab}: the list has no filter ${filter}`])),
  );
}

/** Those of the source are what every reader sees at least. */
function totalProblems({ definition, totals = {} }: ListSource): string[] {
  const named = definition.totals ?? {};
  const unnamed = Object.keys(totals).filter((name) => !(name in named));
  const uncalled = Object.keys(named).filter((name) => !definition.columns[name]);
  return [
    ...unnamed.map((name) => `total ${name}: the definition does not name it`),
    ...uncalled.map((name) => `total ${name}: not a column`),
  ];
}
