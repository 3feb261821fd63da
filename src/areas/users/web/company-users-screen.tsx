import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { screens as companies } from '#areas/companies/area.ts';
import { companyUserList } from '#areas/users/contract/user.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { USER_CELLS, USER_TONES, userId } from './user-cells.tsx';

const calls = listCalls(companyUserList);

/** The users of any company, for the platform; the name in the address is only informative. */
export default function CompanyUsersScreen(): ReactNode {
  const { t } = useTranslation();
  const { companyName = '', companyId = '' } = useParams();
  return (
    <Stack gap="md">
      <BackCard title={t('users.company.title', { company: companyName })} backTo={addressOf(companies.companies)} />
      <ListScreen
        definition={companyUserList}
        calls={calls}
        rowId={userId}
        cells={USER_CELLS}
        tones={USER_TONES}
        query={{ ofCompany: companyId }}
      />
    </Stack>
  );
}
