import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES_PER_USER } from '#areas/users/rules/limits.ts';
import type { Country } from '#countries/country-type.ts';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import type { InviteInput } from './person-shape.ts';

const field = fieldsOf<Omit<InviteInput, 'email' | 'language'>>();

interface PersonFieldsProps {
  readonly country: Country;
  readonly roles: readonly Option[];
  /** The user also works elsewhere, so only they can change their names and phone. */
  readonly fixed?: boolean;
  /** Fields that only one of the two forms has. */
  readonly head: ReactNode;
  readonly foot?: ReactNode;
}

/** The shared fields of inviting and editing. */
export function PersonFields({ country, roles, fixed = false, head, foot }: PersonFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <FullRow>{head}</FullRow>
      <TextField
        name={field('firstName')}
        label={t('users.form.firstName')}
        max={country.firstName.max}
        patterns={['noEdgeSpaces']}
        readOnly={fixed}
      />
      <TextField
        name={field('lastName')}
        label={t('users.form.lastName')}
        max={country.lastName.max}
        patterns={['noEdgeSpaces']}
        readOnly={fixed}
      />
      <PhoneField
        name={field('phone')}
        codeName={field('countryCode')}
        label={t('users.form.phone')}
        country={country.code}
        readOnly={fixed}
      />
      {foot}
      <FullRow>
        <MultiSelectField
          name={field('roles')}
          label={t('users.form.roles')}
          help={t('users.form.rolesHelp')}
          options={roles}
          shownTags={ROLES_PER_USER}
          maxChosen={ROLES_PER_USER}
        />
      </FullRow>
    </FieldGrid>
  );
}
