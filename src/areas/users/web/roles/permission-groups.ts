/** A permission in the user's language. */
export interface PermissionItem {
  readonly name: string;
  readonly label: string;
  /** Restricts its holder or adapts the product to one company, so it is never chosen with its group. */
  readonly special: boolean;
}

export interface PermissionGroupItems {
  readonly group: string;
  readonly label: string;
  readonly items: readonly PermissionItem[];
}

/** Without accents and case: `operacoes` finds Operações. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/** Groups with a matching name stay whole, others keep their matching permissions. */
export function searchGroups(groups: readonly PermissionGroupItems[], search: string): readonly PermissionGroupItems[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const finds = (text: string) => words.every((word) => folded(text).includes(word));
  return narrowed(groups, (item, group) => finds(group.label) || finds(`${group.label} ${item.label}`));
}

export function onlyChosen(
  groups: readonly PermissionGroupItems[],
  chosen: ReadonlySet<string>,
): readonly PermissionGroupItems[] {
  return narrowed(groups, ({ name }) => chosen.has(name));
}

function narrowed(
  groups: readonly PermissionGroupItems[],
  keeps: (item: PermissionItem, group: PermissionGroupItems) => boolean,
): readonly PermissionGroupItems[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => keeps(item, group)) }))
    .filter(({ items }) => items.length > 0);
}

interface GroupChoice {
  readonly chosen: ReadonlySet<string>;
  readonly isLocked: (name: string) => boolean;
}

/** The permissions that the checkbox of a group covers: all that can be chosen at once, so no special ones. */
export function groupState(items: readonly PermissionItem[], { chosen, isLocked }: GroupChoice) {
  const choosable = items.filter(({ name, special }) => !special && (chosen.has(name) || !isLocked(name)));
  const count = items.filter(({ name }) => chosen.has(name)).length;
  const all = choosable.length > 0 && choosable.every(({ name }) => chosen.has(name));
  return { count, all, some: count > 0 && !all, disabled: choosable.every(({ name }) => isLocked(name)) };
}

/** All of a group, or none of it; locked ones stay unchanged. */
export function toggleGroup(
  items: readonly PermissionItem[],
  { chosen, isLocked }: GroupChoice,
  on: boolean,
): readonly string[] {
  const next = new Set(chosen);
  for (const { name, special } of items) {
    if (isLocked(name)) continue;
    if (!on) next.delete(name);
    else if (!special) next.add(name);
  }
  return [...next];
}
