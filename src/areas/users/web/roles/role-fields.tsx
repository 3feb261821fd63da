import { Alert, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import type { Editor } from '#areas/users/rules/privilege.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { lockOf, withAdministratorNeeds } from './permission-lock.ts';
import { PermissionPicker } from './permission-picker.tsx';
import type { RoleCatalogue } from './role-catalogue.ts';

export const roleShape = z.object({
  name: textShape(NAME_MAX),
  isAdmin: z.boolean(),
  permissions: z.array(z.string()),
});
const field = fieldsOf(roleShape);

interface RoleFieldsProps {
  readonly catalogue: RoleCatalogue;
  readonly editor: Editor;
  readonly role: RoleView | undefined;
}

/** Name, administration and permissions of a role. */
export function RoleFields({ catalogue, editor, role }: RoleFieldsProps): ReactNode {
  const { t } = useTranslation();
  const isAdmin = useFieldValue(field('isAdmin'));
  const { field: permissions } = useController<z.input<typeof roleShape>, 'permissions'>({ name: 'permissions' });
  const before = useMemo(() => (role ? new Set(role.permissions) : null), [role]);
  const value = isAdmin ? withAdministratorNeeds(permissions.value) : permissions.value;
  const special = value.filter((name) => catalogue.special.has(name)).length;
  return (
    <>
      <FormSection title={role?.name ?? t('users.role.create')}>
        <FieldGrid>
          <TextField
            name={field('name')}
            label={t('users.role.name')}
            max={NAME_MAX}
            patterns={['noEdgeSpaces']}
            autoFocus={!role}
          />
        </FieldGrid>
        {(editor.isAdmin || editor.isSuperAdmin) && (
          <SwitchField name={field('isAdmin')} label={t('users.role.admin')} help={t('users.role.adminHelp')} />
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
        // In the order of the catalogue, so that adding and removing one leaves nothing to save.
        onChange={(names) => permissions.onChange(catalogue.names.filter((name) => names.includes(name)))}
        lockOf={(name, chosen) => lockOf(name, chosen, { editor, before, isAdmin, names: catalogue })}
      />
    </>
  );
}
