import { Alert, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { type UserView, updateUser } from '#areas/users/contract/user.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Person } from '#ui/feedback/person-avatar.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { messageAtFields } from '#ui/form/message-at-fields.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { USERS_PATH } from '../addresses.ts';
import { PersonFields } from './person-fields.tsx';
import { editShape, withFullPhone } from './person-shape.ts';
import { offeredRoles } from './reach.ts';
import { roleOption } from './role-option.ts';

interface EditFormProps {
  readonly user: UserView;
  readonly roles: readonly RoleView[];
  readonly onDone: () => void;
  /** Reads the user again after another editor changed them. */
  readonly onReload: () => void;
}

export default function EditForm({ user, roles, onDone, onReload }: EditFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const me = useSignedIn();
  const update = useAction(updateUser);
  const country = countryOrDefault(me.country);
  const shape = useMemo(() => editShape(country, user), [country, user]);
  const { userId, firstName, lastName, countryCode, phone, version } = user;
  const defaults = {
    firstName,
    lastName,
    countryCode,
    phone: phone ?? '',
    roles: user.roles.map(({ _id }) => _id),
    version,
  };
  return (
    <FormShell
      label={t('users.form.edit')}
      shape={shape}
      defaults={defaults}
      recordId={userId}
      draft={`users.edit.${userId}`}
      openedBy="edit"
      backTo={USERS_PATH}
      submitLabel={t('users.form.save')}
      failure={{ action: 'update', what: t('users.what.user'), reload: onReload }}
      save={(body) =>
        update
          .mutateAsync({ params: { id: userId }, body: withFullPhone(body) })
          .catch(messageAtFields('session.userExists'))
      }
      onSaved={() => {
        snackbar.success(t('users.success.saved'));
        if (userId === me.userId) void me.refresh();
        onDone();
      }}
    >
      {user.belongsElsewhere && <Alert variant="light">{t('users.form.belongsElsewhere')}</Alert>}
      <PersonFields
        country={country}
        fixed={user.belongsElsewhere}
        roles={offeredRoles(roles, user.roles).map(roleOption(t))}
        head={
          <>
            <Person name={user.fullName} photo={user.pathPhoto} size="lg" detail={user.mail} />
            <Text size="xs" c="dimmed" mt="xs">
              {t('users.form.emailFixed')}
            </Text>
          </>
        }
      />
    </FormShell>
  );
}
