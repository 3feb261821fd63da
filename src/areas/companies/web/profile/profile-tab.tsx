import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateCompany } from '#areas/companies/contract/company.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CompanyFields } from '../company-fields.tsx';
import { profileBody, profileFormOf, profileFormShape } from '../company-form-shape.ts';
import type { TabProps } from './tab-props.ts';

export function ProfileTab({ company, readOnly, reload }: TabProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const update = useAction(updateCompany, { refresh: ['session'] });
  return (
    <FormShell
      recordId={company._id}
      label={t('companies.tabs.profile')}
      shape={profileFormShape}
      defaults={profileFormOf(company)}
      draft={`company.profile.${company._id}`}
      backTo="/"
      readOnly={readOnly}
      submitLabel={t('companies.save')}
      save={(form) => update.mutateAsync({ body: { version: company.version, ...profileBody(form) } })}
      onSaved={() => snackbar.success(t('companies.saved'))}
      failure={{ action: 'update', what: t('companies.theCompany'), reload }}
    >
      <Group gap="xs">
        <Text size="sm">{t('companies.fields.rating')}</Text>
        <RatingValue value={company.rating} />
      </Group>
      <CompanyFields country={countryOrDefault(company.country.countryId).code} readOnly={readOnly} />
    </FormShell>
  );
}
