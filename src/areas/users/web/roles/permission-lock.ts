import { ADMINISTRATOR_NEEDS, inheritedRestrictions, type SpecialNames } from '#areas/users/contract/user-rights.ts';
import type { Editor } from '#areas/users/rules/privilege.ts';

export interface RoleInHand {
  readonly editor: Editor;
  /** What the role held when it was opened; null for a new one. */
  readonly before: ReadonlySet<string> | null;
  readonly isAdmin: boolean;
  readonly names: SpecialNames;
}

/** Why a permission is locked; each is a phrase. */
export type Lock = 'beyond' | 'restriction' | 'administrator' | 'inherited';

/** Does not offer what the server would refuse, by the same rules for one permission at a time. */
export function lockOf(
  name: string,
  chosen: boolean,
  { editor, before, isAdmin, names }: RoleInHand,
): Lock | undefined {
  if (!chosen) return editor.grantable.has(name) || before?.has(name) ? undefined : 'beyond';
  if (isAdmin && isNeeded(name)) return 'administrator';
  if (before === null) return inheritedRestrictions(editor, names).includes(name) ? 'inherited' : undefined;
  const lifts = before.has(name) && names.restrictions.has(name);
  return lifts && !editor.isSuperAdmin ? 'restriction' : undefined;
}

const isNeeded = (name: string) => (ADMINISTRATOR_NEEDS as readonly string[]).includes(name);

/** The start values of a new role: what the editor may assign of its template, and their own restrictions. */
export function startingPermissions(
  editor: Editor,
  template: readonly string[],
  names: SpecialNames,
): readonly string[] {
  const given = template.filter((name) => editor.grantable.has(name));
  return [...new Set([...given, ...inheritedRestrictions(editor, names)])];
}

export const withAdministratorNeeds = (chosen: readonly string[]): readonly string[] => [
  ...new Set([...chosen, ...ADMINISTRATOR_NEEDS]),
];
