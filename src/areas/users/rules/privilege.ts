/**
 * Who may change whom. Rights come from permission names alone; these rules prevent users from gaining rights through
 * another account: a role is assigned only by a user who holds all of it; administrators are changed by administrators,
 * super administrators by super administrators; users with the right to write operators only change users below
 * themselves.
 */
export interface Editor extends Reach {
  /** The permissions they may put into a role or assign with one. */
  readonly grantable: ReadonlySet<string>;
}

/** What decides which users an editor may change. */
export interface Reach {
  readonly permissions: ReadonlySet<string>;
  /** Whether they may write every user, not only those below them. */
  readonly writesEveryone: boolean;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

export interface RoleRights {
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** Whether the editor may assign the role. */
export function mayGrant(editor: Editor, role: RoleRights): boolean {
  return mayReach(editor, role) && role.permissions.every((name) => editor.grantable.has(name));
}

/** Whether the editor may change, enable or disable a user with these roles. */
export function mayChangeUser(editor: Reach, roles: readonly RoleRights[]): boolean {
  return roles.every(
    (role) =>
      mayReach(editor, role) &&
      (editor.writesEveryone || role.permissions.every((name) => editor.permissions.has(name))),
  );
}

/** Whether the editor may edit or delete the role, with any content. */
export function mayChangeRole(editor: Reach, role: RoleRights): boolean {
  return editor.writesEveryone && mayReach(editor, role);
}

function mayReach(editor: Reach, role: RoleRights): boolean {
  if (role.isSuperAdmin) return editor.isSuperAdmin;
  return !role.isAdmin || (editor.writesEveryone && (editor.isAdmin || editor.isSuperAdmin));
}

export interface RoleChange {
  readonly before: RoleRights;
  readonly after: RoleRights;
  /** Restrictions of their holder, so removing one grants a right. */
  readonly restrictions: ReadonlySet<string>;
}

/** An editor adds to a role only what they may assign, and does not remove a restriction they are under. */
export function mayRewriteRole(editor: Editor, { before, after, restrictions }: RoleChange): boolean {
  if (!mayChangeRole(editor, before) || !mayChangeRole(editor, after)) return false;
  const had = new Set(before.permissions);
  const has = new Set(after.permissions);
  const adds = after.permissions.filter((name) => !had.has(name));
  const frees = before.permissions.filter((name) => !has.has(name) && restrictions.has(name));
  return adds.every((name) => editor.grantable.has(name)) && (frees.length === 0 || editor.isSuperAdmin);
}
