import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowAction } from '../list-props.ts';
import classes from './row-actions.module.css';

interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** Name of the row, for screen readers. */
  readonly name: string;
}

/** The actions of one row; dangerous ones are last, apart. */
export function RowActions({ actions, name }: RowActionsProps): ReactNode {
  const { t } = useTranslation();
  if (actions.length === 0) return null;
  const harmless = actions.filter(({ danger }) => !danger);
  const harmful = actions.filter(({ danger }) => danger);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.target!}
          aria-label={t('ui.list.row.actions', { name })}
        >
          <IconDots size="1.15rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map(item)}
        {harmless.length > 0 && harmful.length > 0 && <Menu.Divider />}
        {harmful.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

function item({ id, label, icon, danger = false, disabled = false, href, onAct }: RowAction): ReactNode {
  const look = { leftSection: icon, disabled, className: classes.item!, 'data-danger': danger || undefined };
  return href === undefined ? (
    <Menu.Item key={id} {...look} onClick={onAct}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item key={id} {...look} component={Link} to={href}>
      {label}
    </Menu.Item>
  );
}
