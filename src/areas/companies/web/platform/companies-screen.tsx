import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CompanyRow, companyList } from '#areas/companies/contract/company.list.ts';
import { enableCompany, verifyCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { companyUsersAddress, createCompanyAddress, updateCompanyAddress } from '../addresses.ts';
import { TaxIdText } from '../tax-id-text.tsx';

const calls = listCalls(companyList);

/** Every company of the platform. */
export default function CompaniesScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const feedback = {
    onDone: () => snackbar.success(t('companies.saved')),
    onFailed: (error: unknown) => snackbar.failure('update', t('companies.theCompany'), error),
  };
  const enable = useAction(enableCompany, feedback);
  const verify = useAction(verifyCompany, feedback);

  const rowActions = ({ _id: id, companyName, enabled, verified }: CompanyRow): readonly RowAction[] => [
    { id: 'edit', label: t('companies.actions.edit'), href: updateCompanyAddress(id) },
    { id: 'users', label: t('companies.actions.users'), href: companyUsersAddress(companyName, id) },
    {
      id: 'verify',
      label: t(verified ? 'companies.actions.unverify' : 'companies.actions.verify'),
      onAct: () => verify.mutate({ params: { id }, body: { verified: !verified } }),
    },
    {
      id: 'enable',
      label: t(enabled ? 'companies.actions.disable' : 'companies.actions.enable'),
      danger: enabled,
      onAct: () => enable.mutate({ params: { id }, body: { enable: !enabled } }),
    },
  ];

  return (
    <ListScreen
      definition={companyList}
      calls={calls}
      rowId={(row) => row._id}
      rowHref={(row) => updateCompanyAddress(row._id)}
      cells={{ taxId: (row) => <TaxIdText country={row.countryId} taxId={row.taxId} /> }}
      rowActions={rowActions}
      actions={
        <Button component={Link} to={createCompanyAddress}>
          {t('companies.actions.create')}
        </Button>
      }
    />
  );
}
