import type { ListDefinition, ListTabs } from './list-definition.ts';

type Filters = Readonly<Record<string, string>>;

/** The filters that tabs set: choosing a tab replaces all of them. */
export function tabFilters({ tabs = {} }: { readonly tabs?: ListTabs }): ReadonlySet<string> {
  return new Set(Object.values(tabs).flatMap((filters) => Object.keys(filters)));
}

/** The other filters with those of a tab; an unknown name leaves only the others. */
export function withTab<T>(
  { tabs = {} }: { readonly tabs?: ListTabs },
  tab: string,
  filters: Readonly<Record<string, T>>,
): Readonly<Record<string, T | string>> {
  const owned = tabFilters({ tabs });
  const others = Object.entries(filters).filter(([key]) => !owned.has(key));
  return { ...Object.fromEntries(others), ...tabs[tab] };
}

/** The tab whose filters are set, and no other of the tabs'; undefined where a mixture of them is set. */
export function tabOf({ tabs = {} }: Pick<ListDefinition, 'tabs'>, filters: Filters): string | undefined {
  const owned = [...tabFilters({ tabs })];
  const isSet = (wanted: Filters) => owned.every((key) => filters[key] === wanted[key]);
  return Object.keys(tabs).find((tab) => isSet(tabs[tab]!));
}
