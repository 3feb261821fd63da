import { useMemo } from 'react';
import { type PermissionCatalogueView, permissionCatalogue } from '#areas/users/contract/role.calls.ts';
import type { SpecialNames } from '#areas/users/contract/user-rights.ts';
import { useCall } from '#ui/api/api-context.tsx';

/** Every permission a role can hold, as the server knows them. */
export interface RoleCatalogue extends SpecialNames {
  readonly groups: readonly { readonly group: string; readonly names: readonly string[] }[];
  readonly names: readonly string[];
}

export function roleCatalogueOf({ groups }: PermissionCatalogueView): RoleCatalogue {
  const all = groups.flatMap(({ permissions }) => permissions);
  const namesOf = (permissions: typeof all) => permissions.map(({ name }) => name);
  return {
    groups: groups.map(({ group, permissions }) => ({ group, names: namesOf(permissions) })),
    names: namesOf(all),
    special: new Set(namesOf(all.filter(({ special }) => special))),
    restrictions: new Set(namesOf(all.filter(({ restriction }) => restriction))),
  };
}

export function useRoleCatalogue() {
  const { data, isError, refetch } = useCall(permissionCatalogue, {});
  const catalogue = useMemo(() => data && roleCatalogueOf(data), [data]);
  return { catalogue, isError, refetch };
}
