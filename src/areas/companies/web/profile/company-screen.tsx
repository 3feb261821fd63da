import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readCompany } from '#areas/companies/contract/company.calls.ts';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { SEE_STEP_INS } from '#areas/session/contract/session.topics.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { OperatorsTab } from './operators-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SupportTab } from './support-tab.tsx';
import { ThemeTab } from './theme-tab.tsx';

const TABS = {
  profile: ProfileTab,
  theme: ThemeTab,
  operators: OperatorsTab,
  addresses: AddressesTab,
  documents: DocumentsTab,
  support: SupportTab,
};
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** The own company: profile, theme, operators, addresses and documents, and who of the platform was in it. */
export default function CompanyScreen(): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const query = useCall(readCompany, {});
  const readOnly = !useHolds(PROFILE_WRITE);
  const asked = search.get('tab') as TabName;
  const seesSupport = useHolds(SEE_STEP_INS);
  const names = NAMES.filter((name) => name !== 'support' || seesSupport);
  const open = names.includes(asked) ? asked : 'profile';
  if (query.isPending) return <FormSkeleton fields={8} />;
  if (query.isError && !query.data) return <QueryError onRetry={() => void query.refetch()} />;
  const { company } = query.data;
  const Tab = TABS[open];
  return (
    <Tabs
      value={open}
      onChange={(name) => setSearch(name && name !== 'profile' ? { tab: name } : {})}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`companies.tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>
        <Tab company={company} readOnly={readOnly} reload={() => void query.refetch()} />
      </Tabs.Panel>
    </Tabs>
  );
}
