import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { inviteUser } from '#areas/users/contract/user.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { messageAtFields } from '#ui/form/message-at-fields.ts';
import { languageName } from '#ui/i18n/language-name.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { USERS_PATH } from '../addresses.ts';
import { PersonFields } from './person-fields.tsx';
import { type InviteInput, inviteShape, withFullPhone } from './person-shape.ts';
import { offeredRoles } from './reach.ts';
import { roleOption } from './role-option.ts';

const field = fieldsOf<InviteInput>();

interface InviteFormProps {
  readonly roles: readonly RoleView[];
  readonly onDone: () => void;
}

export default function InviteForm({ roles, onDone }: InviteFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const invite = useAction(inviteUser);
  const country = countryOrDefault(useSignedIn().country);
  const shape = useMemo(() => inviteShape(country), [country]);
  const defaults = {
    email: '',
    firstName: '',
    lastName: '',
    countryCode: null,
    phone: '',
    roles: [],
    language: country.languages.proposed,
  };
  return (
    <FormShell
      label={t('users.form.invite')}
      shape={shape}
      defaults={defaults}
      draft="users.invite"
      openedBy="invite"
      backTo={USERS_PATH}
      submitLabel={t('users.form.send')}
      failure={{ action: 'create', what: t('users.what.invitation') }}
      save={(body) => invite.mutateAsync({ body: withFullPhone(body) }).catch(messageAtFields('session.userExists'))}
      onSaved={({ mail }) => {
        snackbar.success(t('users.success.invited', { email: mail }));
        onDone();
      }}
    >
      <Text size="sm" c="dimmed">
        {t('users.form.inviteText')}
      </Text>
      <PersonFields
        country={country}
        roles={offeredRoles(roles, []).map(roleOption(t))}
        head={
          <TextField
            name={field('email')}
            type="email"
            label={t('users.form.email')}
            patterns={['email']}
            max={254}
            autoFocus
          />
        }
        foot={
          <SelectField
            name={field('language')}
            label={t('users.form.language')}
            required
            options={country.languages.offered.map((value) => ({ value, label: languageName(value) }))}
          />
        }
      />
    </FormShell>
  );
}
