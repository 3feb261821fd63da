import { ActionIcon, Button, Group, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { ColumnChoice } from '../columns/column-choice.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { type SavedView, VIEW_NAME_MAX } from './saved-view.ts';
import { useViews } from './use-views.ts';
import classes from './views-menu.module.css';

interface ViewsMenuProps {
  readonly list: string;
  /** The current state of the screen, as a view. */
  readonly query: string;
  readonly columns: ColumnChoice;
  readonly onOpen: (view: SavedView) => void;
  readonly compact: boolean;
}

/** The user's own views of this list: one click restores filters, order and columns. */
export function ViewsMenu({ list, query, columns, onOpen, compact }: ViewsMenuProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { views, save, remove, restore } = useViews(list);
  const [opened, popover] = useDisclosure(false);
  const current = views.find((view) => view.query === query && isSame(view.columns, columns));

  const open = (view: SavedView) => {
    onOpen(view);
    popover.close();
  };
  const forget = (name: string) => {
    remove(name);
    snackbar.success(t('ui.list.views.removed', { name }), { undo: () => restore(views) });
  };

  return (
    <Popover opened={opened} onChange={popover.set} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton icon={IconBookmark} label={t('ui.list.views.title')} compact={compact} onClick={popover.toggle}>
          {current?.name}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown!} aria-label={t('ui.list.views.title')}>
        {views.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('ui.list.views.none')}
          </Text>
        )}
        {views.length > 0 && (
          <ul className={classes.views}>
            {views.map((view) => (
              <li key={view.name} className={classes.line}>
                <UnstyledButton className={classes.view!} onClick={() => open(view)} aria-pressed={view === current}>
                  <span className={classes.name}>{view.name}</span>
                  {view === current && <IconCheck size="1rem" aria-hidden />}
                </UnstyledButton>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('ui.list.views.remove', { name: view.name })}
                  onClick={() => forget(view.name)}
                >
                  <IconTrash size="1rem" aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <SaveForm
          onSave={(name) => {
            save({ name, query, columns });
            popover.close();
            snackbar.success(t('ui.list.views.saved', { name }));
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveForm({ onSave }: { readonly onSave: (name: string) => void }): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t('ui.list.views.name')}
          placeholder={t('ui.list.views.example')}
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className={classes.input!}
          data-autofocus
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {t('ui.list.views.save')}
        </Button>
      </Group>
    </form>
  );
}

function isSame(one: ColumnChoice, other: ColumnChoice): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}
