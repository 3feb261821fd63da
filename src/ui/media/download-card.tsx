import { Button, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from './file-icon.tsx';
import { type MediaFile, shownName } from './media-file.ts';
import classes from './media-viewer.module.css';

interface DownloadCardProps {
  readonly file: MediaFile;
  readonly text: string;
  readonly onDownload: () => void;
  /** Link that opens the file, where the device has a program for it. */
  readonly url?: string;
}

/** For files that cannot be shown in the browser. */
export function DownloadCard({ file, text, onDownload, url }: DownloadCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.centre}>
      <div className={classes.card}>
        <FileIcon file={file} size="2.5rem" />
        <Text fw={600} className={classes.cardName!}>
          {shownName(file)}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <Button leftSection={<IconDownload size="1.1rem" aria-hidden />} onClick={onDownload}>
          {t('ui.media.download')}
        </Button>
        {url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconExternalLink size="1.1rem" aria-hidden />}
          >
            {t('ui.media.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
