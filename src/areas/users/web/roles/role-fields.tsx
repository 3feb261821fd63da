import { Alert, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import type { Editor } from '#areas/users/rules/privilege.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { lockOf, withAdministratorNeeds } from './permission-lock.ts';
import { PermissionPicker } from './permission-picker.tsx';
import type { RoleCatalogue } from './role-catalogue.ts';

interface RoleFieldsProps {
  readonly catalogue: RoleCatalogue;
  readonly editor: Editor;
  readonly role: RoleView | undefined;
}

/** Name, administration and permissions of a role. */
export function RoleFields({ catalogue, editor, role }: RoleFieldsProps): ReactNode {
  const { t } = useTranslation();
  const isAdmin: boolean = useWatch({ name: 'isAdmin' });
  const { field } = useController<{ permissions: readonly string[] }, 'permissions'>({ name: 'permissions' });
  const before = useMemo(() => (role ? new Set(role.permissions) : null), [role]);
  const value = isAdmin ? withAdministratorNeeds(field.value) : field.value;
  const special = value.filter((name) => catalogue.special.has(name)).length;
  return (
    <>
      <FormSection title={role?.name ?? t('users.role.create')}>
        <FieldGrid>
          <TextField
            name="name"
            label={t('users.role.name')}
            max={NAME_MAX}
            patterns={['noEdgeSpaces']}
            autoFocus={!role}
          />
        </FieldGrid>
        {(editor.isAdmin || editor.isSuperAdmin) && (
          <SwitchField name="isAdmin" label={t('users.role.admin')} help={t('users.role.adminHelp')} />
        )}
        {role && role.users > 0 && (
          <Text size="sm" c="dimmed">
            {t('users.role.affects', { count: role.users })}
          </Text>
        )}
      </FormSection>
      {special > 0 && (
        <Alert role="status" variant="light" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t('users.role.specialWarning', { count: special })}
        </Alert>
      )}
      <PermissionPicker
        catalogue={catalogue}
        value={value}
        // In the order of the catalogue, so that giving and taking back leaves nothing to save.
        onChange={(names) => field.onChange(catalogue.names.filter((name) => names.includes(name)))}
        lockOf={(name, chosen) => lockOf(name, chosen, { editor, before, isAdmin, names: catalogue })}
      />
    </>
  );
}
