import { ActionIcon } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MediaFile, shownName } from './media-file.ts';
import classes from './media-viewer.module.css';
import { Stage } from './stage.tsx';
import { useDownload } from './use-download.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { ZOOM_START, zoomIn, zoomOut } from './zoom.ts';

interface ViewerScreenProps {
  readonly files: readonly MediaFile[];
  readonly at: number;
  /** A dialog is in front: the viewer ignores keys. */
  readonly isPaused: boolean;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  readonly onRemove: (() => void) | undefined;
}

/** The content of the viewer: the bar, the file, the buttons to its neighbours. */
export function ViewerScreen({ files, at, isPaused, onMove, onClose, onRemove }: ViewerScreenProps): ReactNode {
  const { t } = useTranslation();
  const { busy, download } = useDownload();
  const file = files[at]!;
  // Every file starts at the default zoom.
  const [view, setView] = useState({ at, zoom: ZOOM_START });
  const zoom = view.at === at ? view.zoom : ZOOM_START;
  const setZoom = (next: number) => setView({ at, zoom: next });

  const move = (steps: 1 | -1) => {
    const target = at + steps;
    if (target >= 0 && target < files.length) onMove(target);
  };
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (isPaused || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
    if (key === '+') setZoom(zoomIn(zoom));
    if (key === '-') setZoom(zoomOut(zoom));
  });

  return (
    <>
      <ViewerBar
        name={shownName(file)}
        counter={t('ui.media.viewer.counter', { at: at + 1, count: files.length })}
        zoom={zoom}
        busy={busy}
        onZoom={setZoom}
        onBack={onClose}
        onDownload={() => void download([file])}
        onRemove={onRemove}
      />
      <div className={classes.stage}>
        <Stage
          key={file.url}
          file={file}
          zoom={zoom}
          onZoom={setZoom}
          onSwipe={(to) => move(to === 'next' ? 1 : -1)}
          onDownload={() => void download([file])}
        />
        {files.length > 1 && (
          <>
            <ActionIcon
              className={classes.arrow!}
              data-side="left"
              variant="default"
              radius="xl"
              disabled={at === 0}
              onClick={() => move(-1)}
              aria-label={t('ui.media.viewer.previous')}
            >
              <IconChevronLeft aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.arrow!}
              data-side="right"
              variant="default"
              radius="xl"
              disabled={at === files.length - 1}
              onClick={() => move(1)}
              aria-label={t('ui.media.viewer.next')}
            >
              <IconChevronRight aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
    </>
  );
}
