import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#kernel/view-calls.ts';
import classes from './views-menu.module.css';

interface ViewLineProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onDefault: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

/** One view: opened by its name, with what the user may do to it beside. */
export function ViewLine({ view, isCurrent, onOpen, onDefault, onShare, onRemove }: ViewLineProps): ReactNode {
  const { t } = useTranslation();
  const { name, owner, mine, shared, isDefault, mayChange } = view;
  return (
    <li className={classes.line}>
      <UnstyledButton className={classes.view!} onClick={onOpen} aria-pressed={isCurrent}>
        <span className={classes.name}>
          {name}
          {owner && <span className={classes.owner}>{owner}</span>}
        </span>
        {isCurrent && <IconCheck size="1rem" aria-hidden />}
      </UnstyledButton>
      <Tool
        icon={isDefault ? IconStarFilled : IconStar}
        label={t('ui.list.views.default', { name })}
        pressed={isDefault}
        onClick={onDefault}
      />
      {mine && <Tool icon={IconUsers} label={t('ui.list.views.share', { name })} pressed={shared} onClick={onShare} />}
      {mayChange && <Tool icon={IconTrash} label={t('ui.list.views.remove', { name })} onClick={onRemove} />}
    </li>
  );
}

interface ToolProps {
  readonly icon: Icon;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon: Sign, label, pressed, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? undefined : 'gray'}
        className={classes.tool!}
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
      >
        <Sign size="1rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
