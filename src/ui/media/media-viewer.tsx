import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationDialog } from '#ui/dialog/confirmation-dialog.tsx';
import { useEscape } from '#ui/dialog/use-escape.ts';
import type { MediaFile } from './media-file.ts';
import classes from './media-viewer.module.css';
import type { ViewerState } from './use-viewer.ts';
import { ViewerScreen } from './viewer-screen.tsx';

export interface MediaViewerProps extends ViewerState {
  readonly files: readonly MediaFile[];
  /** Whether files can be removed; the button is inactive while `disabled`. */
  readonly removeable?: boolean;
  readonly disabled?: boolean;
  readonly onRemove?: (at: number) => void | Promise<void>;
}

/** Documents and photos in full screen, one at a time. */
export function MediaViewer(props: MediaViewerProps): ReactNode {
  const { files, at, onMove, onClose, removeable = false, disabled = false, onRemove } = props;
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const [removing, setRemoving] = useState(false);
  // While it fades out the viewer keeps showing the last file.
  const [last, setLast] = useState(0);
  if (at !== null && at !== last) setLast(at);
  const shown = Math.min(last, files.length - 1);
  const file = files[shown];

  const remove = async () => {
    setRemoving(true);
    try {
      await onRemove?.(shown);
      if (files.length <= 1) onClose();
      else onMove(Math.min(shown, files.length - 2));
    } finally {
      setRemoving(false);
      setConfirming(false);
    }
  };

  const isOpen = at !== null && file !== undefined;
  useEscape(isOpen, onClose);
  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        fullScreen
        closeOnEscape={false}
        trapFocus={!confirming}
        transitionProps={{ transition: 'fade', duration: 120 }}
      >
        <Modal.Content className={classes.content!} aria-label={t('ui.media.viewer.title')}>
          <Modal.Body className={classes.body!}>
            {file && (
              <ViewerScreen
                files={files}
                at={shown}
                isPaused={confirming}
                onMove={onMove}
                onClose={onClose}
                onRemove={removeable && !disabled && onRemove ? () => setConfirming(true) : undefined}
              />
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <ConfirmationDialog
        action="remove"
        gender="m"
        name={t('ui.media.viewer.document')}
        opened={confirming}
        busy={removing}
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
