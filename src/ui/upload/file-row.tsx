import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { FilePicture } from '#ui/media/file-picture.tsx';
import { shownName } from '#ui/media/media-file.ts';
import classes from './file-row.module.css';
import { showSize } from './file-size.ts';
import type { FileItem } from './file-value.ts';

interface FileRowProps {
  readonly item: FileItem;
  readonly onView: () => void;
  readonly onDownload: () => void;
  readonly onRename?: () => void;
  readonly onRemove?: () => void;
}

/** A file the form holds. */
export function FileRow({ item, onView, onDownload, onRename, onRemove }: FileRowProps): ReactNode {
  const { t, i18n } = useTranslation();
  const name = shownName(item) || t('ui.upload.unnamed');
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.look!} onClick={onView}>
        <VisuallyHidden>{`${t('ui.upload.view')} `}</VisuallyHidden>
        <span className={classes.picture}>
          <FilePicture file={item} />
        </span>
        <span className={classes.words}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          {item.size !== undefined && (
            <span className={classes.note}>{showSize(item.size, i18n.language as Language)}</span>
          )}
        </span>
      </UnstyledButton>
      <RowButton icon={IconDownload} label={t('ui.upload.download', { name })} onClick={onDownload} />
      {onRename && <RowButton icon={IconPencil} label={t('ui.upload.rename', { name })} onClick={onRename} />}
      {onRemove && <RowButton icon={IconX} label={t('ui.upload.remove', { name })} onClick={onRemove} />}
    </li>
  );
}

interface RowButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly onClick: () => void;
}

export function RowButton({ icon: Mark, label, onClick }: RowButtonProps): ReactNode {
  return (
    <ActionIcon className={classes.action!} variant="subtle" color="gray" onClick={onClick} aria-label={label}>
      <Mark size="1.15rem" aria-hidden />
    </ActionIcon>
  );
}
