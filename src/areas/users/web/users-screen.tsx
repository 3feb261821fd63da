import { Button, Tabs } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { screens as session } from '#areas/session/area.ts';
import { READ_USERS } from '#areas/users/contract/user-rights.ts';
import { addressOf } from '#kernel/screens.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { ROLES_TAB, rolesAddress, USERS_PATH } from './addresses.ts';
import { PeopleList } from './people/people-list.tsx';
import classes from './users-screen.module.css';

const RolesPanel = lazyWith([], () => import('./roles/roles-panel.tsx'));
const PEOPLE_TAB = 'people';

/** Users and roles of the company. The address is open to everybody, its content only with the right to see users. */
export default function UsersScreen(): ReactNode {
  return useHolds(READ_USERS) ? <UsersAndRoles /> : <NoAccess />;
}

function UsersAndRoles(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get('tab') === ROLES_TAB ? ROLES_TAB : PEOPLE_TAB;
  return (
    <Tabs
      value={tab}
      onChange={(next) => void navigate(next === ROLES_TAB ? rolesAddress : USERS_PATH)}
      keepMounted={false}
      activateTabWithKeyboard={false}
      classNames={{ tab: classes.tab!, panel: classes.panel! }}
    >
      <Tabs.List aria-label={t('users.tabs.label')}>
        <Tabs.Tab value={PEOPLE_TAB}>{t('users.tabs.people')}</Tabs.Tab>
        <Tabs.Tab value={ROLES_TAB}>{t('users.tabs.roles')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={PEOPLE_TAB}>
        <PeopleList />
      </Tabs.Panel>
      <Tabs.Panel value={ROLES_TAB}>
        <Suspense fallback={<CardsSkeleton cards={9} />}>
          <RolesPanel />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function NoAccess(): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconLock}
      title={t('users.noAccess.title')}
      text={t('users.noAccess.text')}
      action={
        <Button component={Link} to={addressOf(session.profile)} variant="default">
          {t('users.noAccess.action')}
        </Button>
      }
    />
  );
}
