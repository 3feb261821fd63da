import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconBellCog from '@tabler/icons-react/dist/esm/icons/IconBellCog.mjs';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BulkAction, RowAction } from '#ui/list/list-props.ts';
import { archiveRoute, readRoute, removeRoute } from '../../contract/route.calls.ts';
import type { RouteRow } from '../../contract/route.list.ts';
import { alarmsAddress, pairAddress } from '../../contract/route-addresses.ts';
import type { HistoryOf } from '../library/history-dialog.tsx';
import { isRefusal, useArchive, useRefusal } from '../library/use-archive.tsx';
import { useRouteExport } from './use-route-export.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

interface RouteActionsOptions {
  readonly mayWrite: boolean;
  readonly hrefOf: (routeId: string) => string;
  readonly showHistory: (of: HistoryOf) => void;
}

/** What one may do with a route of the list. */
export function useRouteActions({ mayWrite, hrefOf, showHistory }: RouteActionsOptions) {
  const { t } = useTranslation();
  const openAlarms = useOpenAlarms();
  const { archive, refusal } = useArchive({ call: archiveRoute, what: 'route', changed: ({ route }) => route });
  const { remove, refusal: notRemoved } = useRemoveRoute();
  const save = useRouteExport();
  const exporting = { id: 'export', label: t('routes.list.actions.export'), icon: <IconFileExport {...ICON} /> };
  const bulkActions: readonly BulkAction<RouteRow>[] = [
    { ...exporting, onAct: (rows, clear) => void save(rows).then((isSaved) => isSaved && clear()) },
  ];
  const rowActions = (row: RouteRow): readonly RowAction[] => [
    ...(mayWrite && !row.archived
      ? [
          {
            id: 'open',
            label: t('routes.list.actions.open'),
            icon: <IconPencil {...ICON} />,
            href: pairAddress(row.loadId, row.unloadId),
          },
        ]
      : []),
    { id: 'see', label: t('routes.list.actions.see'), icon: <IconMap2 {...ICON} />, href: hrefOf(row._id) },
    {
      id: 'alarms',
      label: t('routes.list.actions.alarms'),
      icon: <IconBellCog {...ICON} />,
      onAct: () => void openAlarms(row),
    },
    {
      id: 'history',
      label: t('routes.list.actions.history'),
      icon: <IconHistory {...ICON} />,
      onAct: () => showHistory({ kind: 'route', id: row._id, name: row.name }),
    },
    { ...exporting, onAct: () => void save([row]) },
    ...(mayWrite
      ? [
          {
            id: 'archive',
            label: t(row.archived ? 'routes.list.actions.restore' : 'routes.list.actions.archive'),
            icon: row.archived ? <IconArchiveOff {...ICON} /> : <IconArchive {...ICON} />,
            onAct: () => archive(row, !row.archived),
          },
          {
            id: 'remove',
            label: t('routes.list.actions.remove'),
            icon: <IconTrash {...ICON} />,
            danger: true,
            onAct: () => void remove(row),
          },
        ]
      : []),
  ];
  return {
    rowActions,
    bulkActions,
    refusal: (
      <>
        {refusal}
        {notRemoved}
      </>
    ),
  };
}

/** The list does not say which path is the usual one: the route is read first. */
function useOpenAlarms(): (row: RouteRow) => Promise<void> {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  return async ({ _id: id, loadId, unloadId, name }) => {
    try {
      const { paths } = (await api.call(readRoute, { params: { id } })).route;
      const path = paths.find(({ isUsual }) => isUsual) ?? paths[0];
      if (path) void navigate(alarmsAddress(loadId, unloadId, path._id));
      else snackbar.warning(t('routes.list.actions.noPath', { name }));
    } catch (error) {
      snackbar.failure('load', t('routes.what.alarms'), error);
    }
  };
}

function useRemoveRoute() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const { refuse, dialog } = useRefusal();
  const removing = useAction(removeRoute);
  const remove = async ({ _id: id, name }: RouteRow) => {
    if (!(await dialogs.confirm({ action: 'remove', name: `${t('routes.list.actions.route')} ${name}` }))) return;
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => snackbar.success(t('routes.list.actions.removed', { name })),
        onError: (error) => {
          if (isRefusal(error)) refuse({ title: t('routes.list.actions.notRemoved', { name }), error });
          else snackbar.failure('remove', t('routes.what.route'), error);
        },
      },
    );
  };
  return { remove, refusal: dialog };
}
