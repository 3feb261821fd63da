import { ActionIcon, Button } from '@mantine/core';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DownloadView, readDownload } from '#kernel/download-calls.ts';
import { listTitle } from '#kernel/list-phrases.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ProgressBar } from '#ui/feedback/progress.tsx';
import { isFinished, isSettled } from './download-state.ts';
import classes from './download-tray.module.css';
import type { Ordered } from './downloads-context.tsx';

const ASK_AGAIN_MS = 2000;
const GONE = 404;

interface DownloadLineProps {
  readonly download: Ordered;
  readonly onDismiss: () => void;
}

export function DownloadLine({ download, onDismiss }: DownloadLineProps): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useCall(
    readDownload,
    { params: { id: download.id } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        (state.data && isSettled(state.data)) || state.error?.status === GONE ? false : ASK_AGAIN_MS,
      refetchIntervalInBackground: true,
    },
  );
  const title = t(listTitle(download.list));
  const status = error?.status === GONE ? 'failed' : (data?.status ?? 'waiting');
  return (
    <li className={classes.line}>
      <IconFileSpreadsheet size="1.4rem" stroke={1.5} className={classes.sign!} aria-hidden />
      <div className={classes.what}>
        {isFinished(status) ? (
          <span className={classes.name}>{title}</span>
        ) : (
          <ProgressBar label={title} value={data?.progress ?? 0} detail={detailOf(data, t)} />
        )}
        <span role="status" className={classes.word} data-failed={status === 'failed' || undefined}>
          {isFinished(status) && t(`ui.list.download.${status}`)}
        </span>
      </div>
      {status === 'ready' && data?.url && (
        <Button component="a" href={data.url} download={data.fileName ?? ''} size="compact-sm">
          {t('ui.list.download.save')}
        </Button>
      )}
      {isFinished(status) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('ui.list.download.dismiss', { title })}
          onClick={onDismiss}
        >
          <IconX size="1rem" aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function detailOf(data: DownloadView | undefined, t: TranslateKey): string {
  if (!data || data.status === 'waiting' || data.totalRows === null) return t('ui.list.download.waiting');
  return t('ui.list.download.rows', { rows: data.rows, total: data.totalRows });
}
