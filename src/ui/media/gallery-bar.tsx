import { Button, VisuallyHidden } from '@mantine/core';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompletionChip } from '#ui/feedback/completion-chip.tsx';
import { ProgressBar } from '#ui/feedback/progress.tsx';
import classes from './document-gallery.module.css';

interface GalleryBarProps {
  readonly total: number;
  readonly selected: number;
  readonly maySelectAll: boolean;
  readonly busy: boolean;
  readonly completion: number | undefined;
  readonly country: string | null | undefined;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onDownload: () => void;
}

/** Above the documents: their completion, and the actions on the selected ones. */
export function GalleryBar(props: GalleryBarProps): ReactNode {
  const { t } = useTranslation();
  const { total, selected, completion } = props;
  const isComplete = completion !== undefined && completion >= 1;
  return (
    <div className={classes.bar}>
      <VisuallyHidden role="status">
        {selected > 0 ? t('ui.media.gallery.selected', { count: selected }) : ''}
      </VisuallyHidden>
      {completion !== undefined && (
        <div className={classes.completion}>
          <ProgressBar
            label={t('ui.media.gallery.progress')}
            value={completion}
            tone={isComplete ? 'success' : 'warning'}
          />
          <CompletionChip complete={isComplete} country={props.country ?? null} />
        </div>
      )}
      <div className={classes.actions}>
        {props.maySelectAll && total > 0 && selected < total && (
          <Button variant="default" leftSection={<IconChecks size="1.1rem" aria-hidden />} onClick={props.onSelectAll}>
            {t('ui.media.gallery.selectAll')}
          </Button>
        )}
        {selected > 0 && (
          <>
            <Button variant="default" onClick={props.onClear}>
              {t('ui.media.gallery.clear')}
            </Button>
            <Button
              leftSection={<IconDownload size="1.1rem" aria-hidden />}
              loading={props.busy}
              onClick={props.onDownload}
            >
              {t('ui.media.gallery.download', { count: selected })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
