import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/companies/area.ts';
import { type CompanyRow, companyList } from '#areas/companies/contract/company.list.ts';
import { enableCompany, verifyCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { screens as users } from '#areas/users/area.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { NumberCell, RatingCell } from '#ui/list/cells/value-cells.tsx';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { TaxIdText } from '../tax-id-text.tsx';
import { HEALTH_TONES } from './health-tones.ts';
import { OutsidePanel } from './outside-panel.tsx';

const calls = listCalls(companyList);

export const first = firstPage(companyList, calls);

/** Every company of the platform with its use and health, and below them what the platform itself depends on. */
export default function CompaniesScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const feedback = {
    onDone: () => snackbar.success(t('companies.saved')),
    onFailed: (error: unknown) => snackbar.failure('update', t('companies.theCompany'), error),
  };
  const enable = useAction(enableCompany, feedback);
  const verify = useAction(verifyCompany, feedback);

  const { stepInto } = useSignedIn();
  const numbers = useNumbers();
  const rowActions = ({ _id: id, companyName, enabled, verified, isPlatform }: CompanyRow): readonly RowAction[] => [
    ...(enabled && !isPlatform
      ? [{ id: 'enter', label: t('companies.usage.enter'), onAct: () => stepInto({ id, name: companyName }) }]
      : []),
    { id: 'edit', label: t('companies.actions.edit'), href: addressOf(screens.updateCompany, { companyId: id }) },
    {
      id: 'users',
      label: t('companies.actions.users'),
      href: addressOf(users.companyUsers, { companyName, companyId: id }),
    },
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
    <Stack gap="lg">
      <ListScreen
        definition={companyList}
        calls={calls}
        rowId={(row) => row._id}
        rowHref={(row) => addressOf(screens.updateCompany, { companyId: row._id })}
        cells={{
          taxId: (row) => <TaxIdText country={row.countryId} taxId={row.taxId} />,
          activePeople: ({ activePeople, people }) => <NumberCell value={activePeople} of={people} />,
          lastActivityAt: ({ lastActivityAt }) =>
            lastActivityAt ? <RelativeTime instant={lastActivityAt} /> : <None />,
          storageMb: ({ storageMb }) => numbers.withUnit(storageMb, t('companies.usage.unit')),
          averageCompany: ({ averageCompany }) => <RatingCell value={averageCompany} />,
        }}
        tones={{ health: HEALTH_TONES }}
        rowActions={rowActions}
        actions={
          <Button component={Link} to={addressOf(screens.createCompany)}>
            {t('companies.actions.create')}
          </Button>
        }
      />
      <OutsidePanel />
    </Stack>
  );
}
