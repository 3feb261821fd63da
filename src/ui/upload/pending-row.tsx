import { Progress } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '#ui/media/file-icon.tsx';
import classes from './file-row.module.css';
import { RowButton } from './file-row.tsx';
import type { PendingUpload } from './pending-uploads.ts';

interface PendingRowProps {
  readonly upload: PendingUpload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** A file being uploaded, or one that failed. */
export function PendingRow({ upload, onRetry, onDrop }: PendingRowProps): ReactNode {
  const { t } = useTranslation();
  const { file, share, failure } = upload;
  const name = file.fileName;
  const percent = Math.round(share * 100);
  return (
    <li className={classes.row} data-failed={failure ? true : undefined}>
      <span className={classes.picture}>
        <FileIcon file={{ url: '', fileName: name }} />
      </span>
      <span className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {!failure && (
          <>
            <span className={classes.note}>{t('ui.upload.sendingShare', { percent })}</span>
            <Progress.Root size="xs">
              <Progress.Section
                value={percent}
                color="var(--tone-active-line)"
                aria-label={t('ui.upload.sending', { name })}
              />
            </Progress.Root>
          </>
        )}
      </span>
      {failure?.mayRetry && <RowButton icon={IconRefresh} label={t('ui.upload.retry', { name })} onClick={onRetry} />}
      <RowButton icon={IconX} label={t(failure ? 'ui.upload.remove' : 'ui.upload.cancel', { name })} onClick={onDrop} />
      {failure && (
        <span className={classes.failure} role="alert">
          {t('ui.upload.failed', { reason: failure.reason })}
        </span>
      )}
    </li>
  );
}
