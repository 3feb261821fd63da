import { Loader } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { logOnly } from '#ui/log/log.ts';
import { DownloadCard } from './download-card.tsx';
import { FrameStage } from './frame-stage.tsx';
import { type MediaFile, previewKind } from './media-file.ts';
import classes from './media-viewer.module.css';
import { PictureStage } from './picture-stage.tsx';
import { useFreshUrl } from './use-fresh-url.ts';

interface StageProps {
  readonly file: MediaFile;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onSwipe: (to: 'next' | 'previous') => void;
  readonly onDownload: () => void;
}

/** Shows one file by its kind. */
export function Stage({ file, zoom, onZoom, onSwipe, onDownload }: StageProps): ReactNode {
  const { t } = useTranslation();
  const { url, isFailed, onBroken, retry } = useFreshUrl(file.url);
  const kind = previewKind(file);
  useEffect(() => {
    if (kind === undefined) logOnly('Image previsualization not found');
  }, [kind]);

  if (isFailed) {
    return (
      <div className={classes.centre}>
        <ErrorState title={t('ui.media.failed')} retryLabel={t('ui.media.retry')} onRetry={retry} />
      </div>
    );
  }
  if (kind === undefined) return <DownloadCard file={file} text={t('ui.media.noPreview')} onDownload={onDownload} />;
  if (url === undefined) {
    return (
      <div className={classes.centre}>
        <Loader role="status" aria-label={t('ui.feedback.loading')} />
      </div>
    );
  }
  return kind === 'image' ? (
    <PictureStage file={file} url={url} zoom={zoom} onZoom={onZoom} onSwipe={onSwipe} onBroken={onBroken} />
  ) : (
    <FrameStage file={file} url={url} kind={kind} zoom={zoom} onDownload={onDownload} />
  );
}
