import { type Area, type PermissionEntry, SHIPPED_ROLES, type ShippedRole } from './area.ts';
import type { Permission } from './permission.ts';

/**
 * All permissions, combined from the manifests. A user holds the permissions of their roles in the selected company,
 * without exceptions. Roles are bundles of permissions and can be edited per company.
 */
export interface PermissionCatalogue {
  readonly groups: Readonly<Record<string, readonly Permission[]>>;
  readonly names: readonly Permission[];
  /** Permissions that the specification describes without naming them, or that came later. */
  readonly added: ReadonlySet<string>;
  /** Given on purpose or not at all: administrators do not hold them automatically. */
  readonly special: ReadonlySet<string>;
  /** Special permissions that take something away from their holder. */
  readonly restrictions: ReadonlySet<string>;
  /** The permissions of the shipped roles, each once, in the order of the catalogue. */
  readonly roles: Readonly<Record<ShippedRole, readonly Permission[]>>;
  has(name: string): name is Permission;
}

interface Group {
  order: number | undefined;
  readonly entries: (readonly [Permission, PermissionEntry])[];
}

export function foldPermissions(areas: readonly Area[]): PermissionCatalogue {
  const groups = inOrder(gather(areas));
  const entries = Object.values(groups).flatMap((group) => group.entries);
  const names = entries.map(([name]) => name);
  const known = new Set<string>(names);
  if (known.size !== names.length) throw new Error('a permission is declared twice');
  const namesWhere = (condition: (entry: PermissionEntry) => boolean) =>
    entries.filter(([, entry]) => condition(entry)).map(([name]) => name);
  return {
    groups: Object.fromEntries(Object.entries(groups).map(([id, group]) => [id, group.entries.map(([name]) => name)])),
    names,
    added: new Set(namesWhere(({ added }) => added === true)),
    special: new Set(namesWhere(({ special }) => special !== undefined)),
    restrictions: new Set(namesWhere(({ special }) => special === 'restriction')),
    roles: Object.fromEntries(
      SHIPPED_ROLES.map((role) => [role, namesWhere((entry) => isHeldBy(role, entry))]),
    ) as unknown as PermissionCatalogue['roles'],
    has: (name): name is Permission => known.has(name),
  };
}

function isHeldBy(role: ShippedRole, { special, platformOnly, roles = [] }: PermissionEntry): boolean {
  if (role === 'super-administrator') return special === undefined;
  if (role === 'company-administrator') return special === undefined && !platformOnly;
  return roles.includes(role);
}

/** The groups of all areas by id; exactly one area gives each its position. */
function gather(areas: readonly Area[]): Record<string, Group> {
  const groups: Record<string, Group> = {};
  for (const [id, { order, names }] of areas.flatMap(({ permissions = {} }) => Object.entries(permissions))) {
    groups[id] ??= { order: undefined, entries: [] };
    const group = groups[id];
    if (order !== undefined && group.order !== undefined) throw new Error(`the group ${id} has two positions`);
    group.order ??= order;
    group.entries.push(...(Object.entries(names) as [Permission, PermissionEntry][]));
  }
  return groups;
}

function inOrder(groups: Record<string, Group>): Record<string, Group> {
  const placeOf = ([id, { order }]: [string, Group]): number => {
    if (order === undefined) throw new Error(`no area gives the group ${id} a position`);
    return order;
  };
  return Object.fromEntries(Object.entries(groups).sort((a, b) => placeOf(a) - placeOf(b)));
}
