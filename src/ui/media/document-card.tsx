import { ActionIcon, Checkbox, UnstyledButton } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { ExpiryChip } from '#ui/feedback/expiry-chip.tsx';
import classes from './document-card.module.css';
import { FilePicture } from './file-picture.tsx';
import type { GalleryDocument } from './gallery-document.ts';
import { type MediaFile, shownName } from './media-file.ts';

interface DocumentCardProps {
  readonly document: GalleryDocument;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
  /** Saves only this document; absent where all are saved together. */
  readonly onDownload: ((file: MediaFile) => void) | undefined;
  readonly action?: ReactNode;
}

/** A file name has no spaces: it breaks at the marks between its words rather than within one. */
const breakable = (label: string): ReactNode =>
  (label.match(/.+?(?:[_.\-/]+|$)/g) ?? [label]).map((part, at, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
    <Fragment key={at}>
      {part}
      {at < length - 1 && <wbr />}
    </Fragment>
  ));

export function DocumentCard(props: DocumentCardProps): ReactNode {
  const { document, isSelected, onSelect, onOpen, onDownload, action } = props;
  const { t } = useTranslation();
  const { label, file, expires, required = false } = document;
  if (!file) {
    return (
      <li className={classes.card} data-missing>
        <span className={classes.nothing}>
          <IconFileOff size="1.75rem" stroke={1.5} aria-hidden />
          {t('ui.media.gallery.missing')}
        </span>
        <span className={classes.foot}>
          <span className={classes.words}>
            <span className={classes.label}>{label}</span>
          </span>
          {action}
          {(required || expires) && (
            <span className={classes.note}>
              {required && <Chip tone="warning">{t('ui.media.gallery.required')}</Chip>}
              {expires && <ExpiryChip day={expires} />}
            </span>
          )}
        </span>
      </li>
    );
  }
  return (
    <li className={classes.card} data-selected={isSelected || undefined}>
      <UnstyledButton className={classes.look!} onClick={onOpen} aria-label={t('ui.media.gallery.view', { label })}>
        <FilePicture file={file} iconSize="2.5rem" whole />
      </UnstyledButton>
      <Checkbox
        className={classes.choice!}
        checked={isSelected}
        onChange={onSelect}
        aria-label={t('ui.media.gallery.select', { label })}
      />
      <span className={classes.foot}>
        <span className={classes.words}>
          <span className={classes.label}>{breakable(label)}</span>
          <span className={classes.name} title={shownName(file)}>
            {shownName(file)}
          </span>
        </span>
        {action}
        {onDownload && (
          <ActionIcon
            className={classes.save!}
            variant="subtle"
            color="gray"
            onClick={() => onDownload(file)}
            aria-label={t('ui.media.gallery.downloadFile', { label })}
          >
            <IconDownload size="1.2rem" aria-hidden />
          </ActionIcon>
        )}
        {expires && (
          <span className={classes.note}>
            <ExpiryChip day={expires} />
          </span>
        )}
      </span>
    </li>
  );
}
