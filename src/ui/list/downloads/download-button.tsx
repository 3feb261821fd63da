import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access, CallInput } from '#kernel/api-call.ts';
import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { listTitle } from '#kernel/list-phrases.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useToday } from '#ui/session/zone.ts';
import { type ColumnChoice, shownColumns } from '../columns/column-choice.ts';
import type { AnyListProps } from '../list-props.ts';
import { filterQuery, type ListState } from '../state/list-state.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { useDownloads } from './downloads-context.tsx';

interface DownloadButtonProps {
  readonly props: Pick<AnyListProps, 'definition' | 'calls' | 'query'>;
  readonly state: ListState;
  readonly choice: ColumnChoice;
  readonly compact: boolean;
}

/** Orders a spreadsheet of the filtered list with the visible columns; the tray shows its progress. */
export function DownloadButton({ props, state, choice, compact }: DownloadButtonProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const snackbar = useSnackbar();
  const { follow } = useDownloads();
  const { definition, calls } = props;
  const title = t(listTitle(definition.id));
  const order = useAction(calls.download, {
    onDone: ({ downloadId }) => follow({ id: downloadId, list: definition.id }),
    onFailed: (error) => snackbar.failure('download', title, error),
  });
  const body = {
    ...props.query,
    ...filterQuery(definition, state, today),
    sort: state.sort,
    // Without the user's own choice the definition decides on the columns of the spreadsheet.
    ...(Object.keys(choice).length > 0 ? { columns: shownColumns(definition, choice) } : {}),
  };
  return (
    <ToolButton
      icon={IconDownload}
      label={t('ui.list.download.order')}
      compact={compact}
      loading={order.isPending}
      onClick={() => order.mutate({ body } as CallInput<ListCalls['download']>)}
    />
  );
}

/** Whether the reader may download the spreadsheet; the server checks again. */
export function useMayDownload({ access, downloadAccess = access }: ListDefinition): boolean {
  const rule = ruleOf(downloadAccess);
  const holds = useHolds(rule ?? { allOf: [] });
  return rule === undefined || holds;
}

const ruleOf = (access: Access) => (typeof access === 'object' ? access.permission : undefined);
