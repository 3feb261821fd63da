import type { ListDefinition } from '#kernel/list-definition.ts';

/** A list for whoever is not shown the fleet type: neither its column nor its filter is offered. */
export function withoutFleetType<D extends ListDefinition>(definition: D): D {
  const { typeOfFleet: _column, ...columns } = definition.columns;
  const { typeOfFleet: _vehicles, fleetTypes: _drivers, ...filters } = definition.filters;
  return { ...definition, columns, filters };
}
