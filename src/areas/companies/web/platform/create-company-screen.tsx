import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { screens } from '#areas/companies/area.ts';
import { createCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { DEFAULT_COUNTRY } from '#countries/country.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { emptyPlatformForm, platformBody, platformFormShape } from '../company-form-shape.ts';
import { PlatformCompanyFields } from './platform-company-form.tsx';

/** A new company; it starts with the roles every company has. */
export default function CreateCompanyScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const create = useAction(createCompany);
  return (
    <>
      <BackCard title={t('companies.forms.create')} backTo={addressOf(screens.companies)} />
      <FormShell
        label={t('companies.forms.create')}
        shape={platformFormShape}
        defaults={emptyPlatformForm(DEFAULT_COUNTRY)}
        draft="companies.create"
        backTo={addressOf(screens.companies)}
        save={(form) => create.mutateAsync({ body: platformBody(form) })}
        onSaved={() => {
          snackbar.success(t('companies.created'));
          navigate(addressOf(screens.companies));
        }}
        failure={{ action: 'create', what: t('companies.theCompany') }}
      >
        <PlatformCompanyFields />
      </FormShell>
    </>
  );
}
