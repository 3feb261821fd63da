/**
 * Who may change whom. Rights come from permission names alone; these rules keep anyone from climbing by way of
 * somebody else's account:
 * - a role is handed out only by someone who holds all of it;
 * - administrators are changed by administrators, super administrators by super administrators;
 * - who may write operators only stays below their own rights altogether.
 */
export interface Editor extends Reach {
  /** What they may put into a role or hand out with one. */
  readonly grantable: ReadonlySet<string>;
}

/** What decides whom somebody may change. */
export interface Reach {
  readonly permissions: ReadonlySet<string>;
  /** May write every user, not only those below them. */
  readonly writesEveryone: boolean;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

export interface RoleRights {
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** May hand the role out. */
export function mayGrant(editor: Editor, role: RoleRights): boolean {
  return mayReach(editor, role) && role.permissions.every((name) => editor.grantable.has(name));
}

/** May change, enable or disable somebody who holds these roles. */
export function mayChangeUser(editor: Reach, roles: readonly RoleRights[]): boolean {
  return roles.every(
    (role) =>
      mayReach(editor, role) &&
      (editor.writesEveryone || role.permissions.every((name) => editor.permissions.has(name))),
  );
}

/** May edit or remove the role itself, whatever is then written into it. */
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
  /** Names that take something away from their holder: to lose one is to gain. */
  readonly restrictions: ReadonlySet<string>;
}

/** Nobody writes into a role what they may not hand out, nor strikes a restriction they are kept under. */
export function mayRewriteRole(editor: Editor, { before, after, restrictions }: RoleChange): boolean {
  if (!mayChangeRole(editor, before) || !mayChangeRole(editor, after)) return false;
  const had = new Set(before.permissions);
  const has = new Set(after.permissions);
  const adds = after.permissions.filter((name) => !had.has(name));
  const frees = before.permissions.filter((name) => !has.has(name) && restrictions.has(name));
  return adds.every((name) => editor.grantable.has(name)) && (frees.length === 0 || editor.isSuperAdmin);
}
