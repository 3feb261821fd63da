import { Button } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { userList } from '#areas/users/contract/user.list.ts';
import { WRITE_USERS } from '#areas/users/contract/user-rights.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { Allowed } from '#ui/permission/permission-context.tsx';
import { inviteAddress } from '../addresses.ts';
import { USER_CELLS, USER_TONES, userId } from '../user-cells.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { UserDialog } from './user-dialog.tsx';

const OpenInvitations = lazyWith([], () => import('../invitations/open-invitations.tsx'));
const calls = listCalls(userList);

/** Who works in the company. */
export function PeopleList(): ReactNode {
  const { hrefOf, actionsOf } = useUserActions();
  return (
    <>
      <Suspense>
        <OpenInvitations />
      </Suspense>
      <ListScreen
        definition={userList}
        calls={calls}
        rowId={userId}
        cells={USER_CELLS}
        tones={USER_TONES}
        rowHref={hrefOf}
        rowActions={actionsOf}
        actions={<InviteButton />}
      />
      <UserDialog />
    </>
  );
}

function InviteButton(): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <Allowed rule={WRITE_USERS}>
      <Button
        component={Link}
        to={inviteAddress(params)}
        leftSection={<IconUserPlus size="1.15rem" stroke={1.7} aria-hidden />}
      >
        {t('users.actions.invite')}
      </Button>
    </Allowed>
  );
}
