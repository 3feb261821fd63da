import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { screens } from '#areas/companies/area.ts';
import { readPlatformCompany, updatePlatformCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { platformBody, platformFormOf, platformFormShape } from '../company-form-shape.ts';
import { PlatformCompanyFields } from './platform-company-form.tsx';
import { UsagePanel } from './usage-panel.tsx';

/** A company of the platform: how it is used, and what only the platform decides about it. */
export default function UpdateCompanyScreen(): ReactNode {
  const { t } = useTranslation();
  const { companyId: id = '' } = useParams();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const query = useCall(readPlatformCompany, { params: { id } });
  const update = useAction(updatePlatformCompany);
  if (query.isPending) return <FormSkeleton fields={8} />;
  if (query.isError && !query.data) return <QueryError onRetry={() => void query.refetch()} />;
  const { company } = query.data;
  return (
    <Stack gap="lg">
      <BackCard title={company.companyName} backTo={addressOf(screens.companies)} />
      <UsagePanel company={{ id, name: company.companyName, enabled: company.enabled }} />
      <FormShell
        recordId={id}
        label={t('companies.forms.update', { name: company.companyName })}
        shape={platformFormShape}
        defaults={platformFormOf(company)}
        draft={`companies.update.${id}`}
        backTo={addressOf(screens.companies)}
        save={(form) =>
          update.mutateAsync({ params: { id }, body: { version: company.version, ...platformBody(form) } })
        }
        onSaved={() => {
          snackbar.success(t('companies.saved'));
          navigate(addressOf(screens.companies));
        }}
        failure={{ action: 'update', what: t('companies.theCompany'), reload: () => void query.refetch() }}
      >
        <PlatformCompanyFields />
      </FormShell>
    </Stack>
  );
}
