import { ActionIcon, Anchor, Menu, Tooltip } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { WRITE_EVERYONE } from '#areas/users/contract/user-rights.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { copyRoleAddress, holdersAddress, roleAddress } from '../addresses.ts';
import classes from './role-list.module.css';

interface RoleCardProps {
  readonly role: RoleView;
  readonly onRemove: () => void;
}

/** A role at a glance, with links to it and to the list of its users. */
export function RoleCard({ role, onRemove }: RoleCardProps): ReactNode {
  const { t } = useTranslation();
  const { _id, name, permissions, users, shipped, isAdmin } = role;
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <Link to={roleAddress(_id)} className={classes.name}>
          {name}
        </Link>
        <RoleMenu role={role} onRemove={onRemove} />
      </div>
      <div className={classes.chips}>
        {shipped && (
          <Tooltip label={t('users.roleList.shippedHelp')} multiline maw="18rem">
            <span className={classes.chip}>
              <Chip tone="neutral">{t('users.roleList.shipped')}</Chip>
            </span>
          </Tooltip>
        )}
        {isAdmin && <Chip tone="info">{t('users.roleList.admin')}</Chip>}
      </div>
      <div className={classes.facts}>
        {users > 0 ? (
          <Anchor component={Link} to={holdersAddress(_id)} size="sm" className={classes.people!}>
            {t('users.roleList.users', { count: users })}
          </Anchor>
        ) : (
          <span>{t('users.roleList.users', { count: 0 })}</span>
        )}
        <span>{t('users.roleList.permissions', { count: permissions.length })}</span>
      </div>
    </li>
  );
}

function RoleMenu({ role, onRemove }: RoleCardProps): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(WRITE_EVERYONE);
  const { _id, name, shipped, editable } = role;
  if (!mayWrite) return null;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.menu!}
          aria-label={t('ui.list.row.actions', { name })}
        >
          <IconDots size="1.15rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={copyRoleAddress(_id)} leftSection={<IconCopy size="1.1rem" aria-hidden />}>
          {t('users.roleList.copy')}
        </Menu.Item>
        {!shipped && editable && (
          <>
            <Menu.Divider />
            <Menu.Item
              className={classes.danger!}
              leftSection={<IconTrash size="1.1rem" aria-hidden />}
              onClick={onRemove}
            >
              {t('users.roleList.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
