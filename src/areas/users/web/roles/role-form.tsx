import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { createRole, type RoleView, updateRole } from '#areas/users/contract/role.calls.ts';
import { editorOf } from '#areas/users/contract/user-rights.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { messageAtFields } from '#ui/form/message-at-fields.ts';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { rolesAddress } from '../addresses.ts';
import { startingPermissions, withAdministratorNeeds } from './permission-lock.ts';
import type { RoleCatalogue } from './role-catalogue.ts';
import { RoleFields, roleShape } from './role-fields.tsx';
import classes from './role-form.module.css';

interface RoleFormProps {
  readonly catalogue: RoleCatalogue;
  /** The role being edited; without it a new one is created. */
  readonly role?: RoleView;
  /** What a new role starts from. */
  readonly template?: RoleView | undefined;
  readonly onReload: () => void;
}

export function RoleForm({ catalogue, role, template, onReload }: RoleFormProps): ReactNode {
  const { t } = useTranslation();
  const me = useSignedIn();
  const snackbar = useSnackbar();
  const create = useAction(createRole);
  const update = useAction(updateRole);
  const goBack = useGoBack(rolesAddress);
  const editor = useMemo(() => editorOf(me, catalogue), [me, catalogue]);
  const defaults = role
    ? { name: role.name, isAdmin: role.isAdmin, permissions: role.permissions }
    : {
        name: '',
        isAdmin: false,
        permissions: [...startingPermissions(editor, template?.permissions ?? [], catalogue)],
      };

  const save = (values: z.output<typeof roleShape>) => {
    const permissions = values.isAdmin ? [...withAdministratorNeeds(values.permissions)] : values.permissions;
    const body = { ...values, permissions };
    const saved = role
      ? update.mutateAsync({ params: { id: role._id }, body: { ...body, version: role.version } })
      : create.mutateAsync({ body });
    return saved.catch(messageAtFields('users.roleNameTaken'));
  };

  return (
    <div className={classes.form}>
      <FormShell
        label={role?.name ?? t('users.role.create')}
        shape={roleShape}
        defaults={defaults}
        recordId={role?._id}
        draft={role ? `users.role.${role._id}` : 'users.role.new'}
        openedBy="role"
        backTo={rolesAddress}
        submitLabel={t(role ? 'users.role.save' : 'users.role.createAction')}
        failure={{ action: role ? 'update' : 'create', what: t('users.what.role'), reload: onReload }}
        save={save}
        onSaved={() => {
          snackbar.success(t(role ? 'users.success.roleSaved' : 'users.success.roleCreated'));
          // The role may be the user's own, so menus and buttons are refreshed.
          if (role) void me.refresh();
          goBack();
        }}
      >
        <RoleFields catalogue={catalogue} editor={editor} role={role} />
      </FormShell>
    </div>
  );
}
