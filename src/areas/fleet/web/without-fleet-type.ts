import type { ListDefinition } from '#kernel/list-definition.ts';

/** A list without the fleet type's column and filter, for users who are not shown it. */
export function withoutFleetType<D extends ListDefinition>(definition: D): D {
  const { typeOfFleet: _column, ...columns } = definition.columns;
  const { typeOfFleet: _vehicles, fleetTypes: _drivers, ...filters } = definition.filters;
  return { ...definition, columns, filters };
}
