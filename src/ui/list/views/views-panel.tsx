import { Button, Checkbox, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedView, VIEW_NAME_MAX, type ViewContent } from '#kernel/view-calls.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { useViewActions } from './use-views.ts';
import { ViewLine } from './view-line.tsx';
import classes from './views-menu.module.css';

interface ViewsPanelProps extends Omit<ReadViewsProps, 'views'> {
  /** Undefined until they were read. */
  readonly views: readonly SavedView[] | undefined;
  /** Present where they could not be read. */
  readonly onRetry?: () => void;
}

export default function ViewsPanel({ views, onRetry, ...rest }: ViewsPanelProps): ReactNode {
  if (views) return <ReadViews {...rest} views={views} />;
  return onRetry ? <QueryError onRetry={onRetry} /> : <Skeleton height="4rem" />;
}

interface ReadViewsProps {
  readonly list: string;
  readonly hasDefault: boolean;
  readonly views: readonly SavedView[];
  /** The view that the list shows. */
  readonly current: SavedView | undefined;
  readonly shown: Pick<ViewContent, 'query' | 'columns'>;
  readonly onOpen: (view: ViewContent) => void;
  readonly onClose: () => void;
}

function ReadViews({ list, hasDefault, views, current, shown, onOpen, onClose }: ReadViewsProps): ReactNode {
  const { t } = useTranslation();
  const actions = useViewActions(list, views);
  const lines = (some: readonly SavedView[]) => (
    <ul className={classes.views}>
      {some.map((view) => (
        <ViewLine
          key={view.id}
          view={view}
          isCurrent={view === current}
          onOpen={() => {
            onOpen(view);
            onClose();
          }}
          onRemove={() => {
            if (view.shared) onClose();
            void actions.remove(view);
          }}
          onShare={() => void actions.share(view)}
          onRename={(name) => void actions.rename(view, name)}
          onDefault={hasDefault ? () => void actions.toggleDefault(view) : undefined}
          onUpdate={view === current ? undefined : () => void actions.update(view, shown)}
        />
      ))}
    </ul>
  );
  const own = views.filter(({ mine }) => mine);
  const others = views.filter(({ mine }) => !mine);
  return (
    <>
      {own.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('ui.list.views.none')}
        </Text>
      )}
      {own.length > 0 && lines(own)}
      {others.length > 0 && (
        <section aria-label={t('ui.list.views.ofCompany')}>
          <Text size="xs" c="dimmed" fw={600} className={classes.heading!}>
            {t('ui.list.views.ofCompany')}
          </Text>
          {lines(others)}
        </section>
      )}
      <SaveForm
        onSave={(name, shared) => {
          onClose();
          void actions.save({ ...shown, name, shared });
        }}
      />
    </>
  );
}

function SaveForm({ onSave }: { readonly onSave: (name: string, shared: boolean) => void }): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The panel is loaded after the popover looked for what to focus.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim(), shared);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          ref={input}
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
      <Checkbox
        size="sm"
        label={t('ui.list.views.shareNew')}
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </form>
  );
}
