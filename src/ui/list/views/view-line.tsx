import { ActionIcon, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedView, VIEW_NAME_MAX } from '#kernel/view-calls.ts';
import classes from './views-menu.module.css';

interface ViewLineProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  /** Where the screen may open with it. */
  readonly onDefault?: (() => void) | undefined;
  /** Keeps what is on the screen under its name; nothing where that is it already. */
  readonly onUpdate?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** One view: opened by its name, with what the user may do to it beside. */
export function ViewLine({
  view,
  isCurrent,
  onOpen,
  onDefault,
  onUpdate,
  onShare,
  onRename,
  onRemove,
}: ViewLineProps): ReactNode {
  const { t } = useTranslation();
  const [isRenaming, rename] = useState(false);
  const { name, owner, mine, shared, isDefault, mayChange } = view;
  if (isRenaming) {
    return (
      <li className={classes.line}>
        <NameForm
          name={name}
          onEnd={(chosen) => {
            rename(false);
            if (chosen !== name) onRename(chosen);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.line}>
      <UnstyledButton className={classes.view!} onClick={onOpen} aria-pressed={isCurrent}>
        <span className={classes.name}>
          {name}
          {owner && <span className={classes.owner}>{owner}</span>}
        </span>
        {isCurrent && <IconCheck size="1rem" aria-hidden />}
      </UnstyledButton>
      {onDefault && (
        <Tool
          icon={isDefault ? IconStarFilled : IconStar}
          label={t('ui.list.views.default', { name })}
          pressed={isDefault}
          onClick={onDefault}
        />
      )}
      {mayChange && onUpdate && (
        <Tool icon={IconDeviceFloppy} label={t('ui.list.views.update', { name })} onClick={onUpdate} />
      )}
      {mine && <Tool icon={IconUsers} label={t('ui.list.views.share', { name })} pressed={shared} onClick={onShare} />}
      {mayChange && <Tool icon={IconPencil} label={t('ui.list.views.rename', { name })} onClick={() => rename(true)} />}
      {mayChange && <Tool icon={IconTrash} label={t('ui.list.views.remove', { name })} onClick={onRemove} />}
    </li>
  );
}

interface NameFormProps {
  readonly name: string;
  /** With the name as it is when it was left empty. */
  readonly onEnd: (name: string) => void;
}

function NameForm({ name, onEnd }: NameFormProps): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnd(typed.trim() || name);
  };
  return (
    <form onSubmit={submit} className={classes.rename}>
      <TextInput
        size="sm"
        aria-label={t('ui.list.views.newName', { name })}
        maxLength={VIEW_NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        className={classes.input!}
        autoFocus
      />
      <Tooltip label={t('ui.list.views.save')}>
        <ActionIcon type="submit" variant="light" className={classes.tool!} aria-label={t('ui.list.views.save')}>
          <IconCheck size="1rem" aria-hidden />
        </ActionIcon>
      </Tooltip>
    </form>
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
