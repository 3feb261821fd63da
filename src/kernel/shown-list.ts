import type { ListDefinition } from './list-definition.ts';
import { holds, type PermissionRule } from './permission.ts';

interface Part {
  readonly shownTo?: PermissionRule;
}

const known = new WeakMap<ListDefinition, Map<string, ListDefinition>>();

/**
 * The list as one reader sees it, without the columns and filters of others; the definition itself where that is all.
 * Readers who see the same get the same object.
 */
export function listShownTo<D extends ListDefinition>(definition: D, held: ReadonlySet<string>): D {
  const { columns, filters } = definition;
  const isHidden = ([, { shownTo }]: [string, Part]) => shownTo !== undefined && !holds(held, shownTo);
  const hidden = [columns, filters].map((parts) => Object.entries<Part>(parts).filter(isHidden));
  if (hidden.every((parts) => parts.length === 0)) return definition;
  const names = hidden.map((parts) => parts.map(([name]) => name).join(' ')).join(';');
  const views = known.get(definition) ?? new Map<string, ListDefinition>();
  known.set(definition, views);
  const view = views.get(names) ?? { ...definition, columns: shown(columns), filters: shown(filters) };
  views.set(names, view);
  return view as D;

  function shown<P extends Part>(parts: Readonly<Record<string, P>>): Record<string, P> {
    return Object.fromEntries(Object.entries(parts).filter((part) => !isHidden(part)));
  }
}
