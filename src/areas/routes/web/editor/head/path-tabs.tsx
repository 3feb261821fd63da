import { ActionIcon, Menu, Tabs } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { archivePath } from '#areas/routes/contract/path.calls.ts';
import type { PathSummary, RouteView } from '#areas/routes/contract/path.shapes.ts';
import { PATHS_MAX } from '#areas/routes/rules/route-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import classes from '../editor.module.css';
import type { Sessions } from '../sessions.ts';
import type { PathDraft } from '../state/path-draft.ts';
import { isDirty } from '../state/session.ts';
import type { CopyOptions } from '../state/way.ts';

const PathOrderDialog = lazy(() => import('./path-order-dialog.tsx'));

interface PathTabsProps {
  readonly route: RouteView | null;
  readonly chosen: string;
  readonly sessions: Sessions;
  readonly onNew: () => void;
  readonly onCopy: (draft: PathDraft, options: CopyOptions) => void;
}

const NEW = 'new';

/** The paths of the route, and what can be done with the open one. */
export function PathTabs({ route, chosen, sessions, onNew, onCopy }: PathTabsProps): ReactNode {
  const { t } = useTranslation();
  const [areArchivedShown, setArchivedShown] = useState(false);
  const paths = route?.paths ?? [];
  const shown = paths.filter(({ archived, _id }) => !archived || areArchivedShown || _id === chosen);
  const hasNew = chosen === NEW || sessions.find(NEW) !== undefined;
  return (
    <div className={classes.tabRow}>
      <Tabs.List className={classes.tabList!} aria-label={t('routes.editor.paths.label')}>
        {shown.map((path) => (
          <PathTab key={path._id} id={path._id} sessions={sessions}>
            {path.archived ? t('routes.editor.paths.archivedTab', { name: path.name }) : path.name}{' '}
            {path.isUsual && <Chip tone="info">{t('routes.editor.paths.usual')}</Chip>}
          </PathTab>
        ))}
        {hasNew && (
          <PathTab id={NEW} sessions={sessions}>
            {t('routes.editor.paths.new')}
          </PathTab>
        )}
      </Tabs.List>
      <AddMenu {...{ route, chosen, sessions, onNew, onCopy }} hasNew={hasNew} />
      <MoreMenu
        route={route}
        path={paths.find(({ _id }) => _id === chosen)}
        isDisabled={route?.archived === true}
        hasArchived={paths.some(({ archived }) => archived)}
        areArchivedShown={areArchivedShown}
        onArchived={() => setArchivedShown(!areArchivedShown)}
      />
    </div>
  );
}

interface PathTabProps {
  readonly id: string;
  readonly sessions: Sessions;
  readonly children: ReactNode;
}

/** Follows its path: a dot says that there is something to save. */
function PathTab({ id, sessions, children }: PathTabProps): ReactNode {
  const { t } = useTranslation();
  const store = sessions.find(id);
  const isUnsaved = useSyncExternalStore(
    (listen) => store?.subscribe(listen) ?? (() => undefined),
    () => store !== undefined && isDirty(store.get()),
  );
  return (
    <Tabs.Tab className={classes.tab!} value={id}>
      {children}
      {isUnsaved && <span className={classes.unsavedDot} role="img" aria-label={t('routes.editor.paths.unsaved')} />}
    </Tabs.Tab>
  );
}

interface AddMenuProps extends PathTabsProps {
  readonly hasNew: boolean;
}

function AddMenu({ route, chosen, sessions, hasNew, onNew, onCopy }: AddMenuProps): ReactNode {
  const { t } = useTranslation();
  const isFull = (route?.paths ?? []).filter(({ archived }) => !archived).length >= PATHS_MAX;
  const reason = isFull ? t('routes.editor.paths.full') : hasNew ? t('routes.editor.paths.oneNew') : null;
  const copy = (kind: 'same' | 'emptyReturn') => {
    const draft = sessions.find(chosen)?.get().history.present;
    if (!draft) return;
    if (kind === 'emptyReturn') return onCopy(draft, { name: t('routes.pathKinds.emptyReturn'), kind: 'emptyReturn' });
    const copied = draft.kind === 'usual' ? 'alternative' : draft.kind;
    onCopy(draft, { name: t('routes.editor.paths.copyName', { name: draft.name }), kind: copied });
  };
  const canCopy = chosen !== NEW;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={t('routes.editor.paths.add')}
          disabled={route === null || route.archived}
        >
          <IconPlus size="1.1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reason && <Menu.Label>{reason}</Menu.Label>}
        <Menu.Item disabled={reason !== null} onClick={onNew}>
          {t('routes.editor.paths.addNew')}
        </Menu.Item>
        <Menu.Item disabled={reason !== null || !canCopy} onClick={() => copy('same')}>
          {t('routes.editor.paths.copy')}
        </Menu.Item>
        <Menu.Item disabled={reason !== null || !canCopy} onClick={() => copy('emptyReturn')}>
          {t('routes.editor.paths.reverse')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface MoreMenuProps {
  readonly route: RouteView | null;
  readonly path: PathSummary | undefined;
  readonly isDisabled: boolean;
  readonly hasArchived: boolean;
  readonly areArchivedShown: boolean;
  readonly onArchived: () => void;
}

function MoreMenu({ route, path, isDisabled, hasArchived, areArchivedShown, onArchived }: MoreMenuProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const archiving = useAction(archivePath, {
    refresh: ['route'],
    onDone: ({ path: { name, archived }, orders }) =>
      snackbar.success(
        t(archived ? 'routes.editor.paths.archivedDone' : 'routes.editor.paths.restoredDone', { name }),
        orders.length > 0 ? { detail: t('routes.editor.paths.archivedOrders', { codes: orders.join(', ') }) } : {},
      ),
    onFailed: (error) => snackbar.failure('update', t('routes.what.path'), error),
  });
  const [isOrdering, setOrdering] = useState<boolean | null>(null);
  const canOrder = !isDisabled && (route?.paths ?? []).filter(({ archived }) => !archived).length > 1;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('routes.editor.paths.more')} loading={archiving.isPending}>
            <IconDots size="1.1rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {path && (
            <Menu.Item
              disabled={isDisabled}
              onClick={() =>
                archiving.mutate({
                  params: { id: path._id },
                  body: { archived: !path.archived, version: path.version },
                })
              }
            >
              {t(path.archived ? 'routes.editor.paths.restore' : 'routes.editor.paths.archive')}
            </Menu.Item>
          )}
          <Menu.Item disabled={!canOrder} onClick={() => setOrdering(true)}>
            {t('routes.editor.paths.order')}
          </Menu.Item>
          <Menu.Item disabled={!hasArchived} onClick={onArchived}>
            {t(areArchivedShown ? 'routes.editor.paths.hideArchived' : 'routes.editor.paths.showArchived')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {route && isOrdering !== null && (
        <Suspense fallback={null}>
          <PathOrderDialog key={route.version} route={route} opened={isOrdering} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
