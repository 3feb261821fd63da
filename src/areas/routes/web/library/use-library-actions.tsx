import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#kernel/api-call.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BulkAction, RowAction } from '#ui/list/list-props.ts';
import type { archiveGeofence, updateGeofences } from '../../contract/geofence.calls.ts';
import { type archivePlace, BULK_MAX, type updatePlaces } from '../../contract/place.calls.ts';
import HistoryDialog, { type HistoryOf } from './history-dialog.tsx';
import { type LibraryRecord, useArchive } from './use-archive.tsx';
import { useArchiveMany } from './use-archive-many.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

export interface BulkFormProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface LibraryActionsOptions<C extends typeof archivePlace | typeof archiveGeofence> {
  readonly what: 'place' | 'geofence';
  readonly archive: C;
  readonly changed: (reply: CallReply<C>) => { readonly version: number };
  readonly archiveMany: typeof updatePlaces | typeof updateGeofences;
  readonly BulkForm: ComponentType<BulkFormProps>;
  readonly mayWrite: boolean;
  readonly edit: (id: string) => void;
}

interface LibraryActions {
  readonly of: (record: LibraryRecord) => readonly RowAction[];
  readonly bulk: readonly BulkAction<LibraryRecord>[];
  readonly dialogs: ReactNode;
}

/** What one may do with one or many places or fences; readers see the history. */
export function useLibraryActions<C extends typeof archivePlace | typeof archiveGeofence>(
  options: LibraryActionsOptions<C>,
): LibraryActions {
  const { what, mayWrite, edit, BulkForm } = options;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [history, showHistory] = useState<HistoryOf | null>(null);
  const [selected, select] = useState<{ readonly ids: readonly string[]; readonly clear: () => void } | null>(null);
  const { archive, refusal } = useArchive({ call: options.archive, what, changed: options.changed });
  const many = useArchiveMany(options.archiveMany, what);
  /** Runs only where the server would take so many at once. */
  const within = (
    act: (rows: readonly LibraryRecord[], clear: () => void) => void,
  ): BulkAction<LibraryRecord>['onAct'] => {
    return (rows, clear) => {
      if (rows.length > BULK_MAX) snackbar.warning(t('routes.library.bulk.tooMany', { count: BULK_MAX }));
      else act(rows, clear);
    };
  };
  const writing = ({ _id, version, name, archived }: LibraryRecord): readonly RowAction[] => [
    ...(archived
      ? []
      : [{ id: 'edit', label: t('routes.library.edit'), icon: <IconPencil {...ICON} />, onAct: () => edit(_id) }]),
    {
      id: 'archive',
      label: t(archived ? 'routes.list.actions.restore' : 'routes.list.actions.archive'),
      icon: archived ? <IconArchiveOff {...ICON} /> : <IconArchive {...ICON} />,
      onAct: () => archive({ _id, version, name }, !archived),
    },
  ];
  return {
    of: (record) => [
      ...(mayWrite ? writing(record) : []),
      {
        id: 'history',
        label: t('routes.list.actions.history'),
        icon: <IconHistory {...ICON} />,
        onAct: () => showHistory({ kind: what, id: record._id, name: record.name }),
      },
    ],
    bulk: mayWrite
      ? [
          {
            id: 'edit',
            label: t('routes.library.edit'),
            icon: <IconPencil {...ICON} />,
            onAct: within((rows, clear) => select({ ids: rows.map(({ _id }) => _id), clear })),
          },
          {
            id: 'archive',
            label: t('routes.library.bulk.archive'),
            icon: <IconArchive {...ICON} />,
            onAct: within(many.send),
          },
        ]
      : [],
    dialogs: (
      <>
        {refusal}
        {many.refusal}
        <HistoryDialog of={history} onClose={() => showHistory(null)} />
        <Dialog
          opened={selected !== null}
          title={t(`routes.library.bulk.${what}`, { count: selected?.ids.length ?? 0 })}
          onClose={() => select(null)}
        >
          {selected && (
            <BulkForm
              ids={selected.ids}
              onDone={() => {
                selected.clear();
                select(null);
              }}
              onClose={() => select(null)}
            />
          )}
        </Dialog>
      </>
    ),
  };
}
