import type { ListDefinition } from '#kernel/list-definition.ts';

interface Seen {
  readonly seesFleetType: boolean;
  readonly seesTransportCompany: boolean;
}

/** The columns and filters of a list, without those of the fleet type and the transport company for some users. */
export function shownList<D extends ListDefinition>(definition: D, { seesFleetType, seesTransportCompany }: Seen): D {
  const hidden = new Set([
    ...(seesFleetType ? [] : ['typeOfFleet', 'fleetTypes']),
    ...(seesTransportCompany ? [] : ['transportCompany', 'transportCompanies']),
  ]);
  const shown = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !hidden.has(name)));
  return { ...definition, columns: shown(definition.columns), filters: shown(definition.filters) };
}
