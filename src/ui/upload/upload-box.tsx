import { Skeleton } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationDialog } from '#ui/dialog/confirmation-dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { shownName } from '#ui/media/media-file.ts';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useDownload } from '#ui/media/use-download.ts';
import { useViewer } from '#ui/media/use-viewer.ts';
import { checkDrop } from './check-drop.ts';
import { DropArea } from './drop-area.tsx';
import { acceptedEndings, shownKinds } from './file-kind.ts';
import rows from './file-row.module.css';
import { FileRow } from './file-row.tsx';
import type { FileValue } from './file-value.ts';
import { PendingRow } from './pending-row.tsx';
import type { DimensionRule } from './picture.ts';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './upload-box.module.css';
import { DEFAULT_MAX_FILES, DOCUMENT_UPLOAD, fileLimit, megabytes, type UploadRules } from './upload-rules.ts';
import { useFieldFiles } from './use-field-files.ts';
import { useFocusHome } from './use-focus-home.ts';
import { type UploadsOptions, useUploads } from './use-uploads.ts';
import { type UploadWarning, warningText } from './warning-text.ts';

const SKELETON_HEIGHT = 230;

export interface UploadBoxOptions extends Pick<UploadsOptions, 'convertEmail'> {
  readonly rules?: UploadRules;
  readonly allowedMaxFiles?: number;
  /** Several files in one drop; otherwise one at a time. */
  readonly multiple?: boolean;
  readonly dimensions?: DimensionRule;
  /** One line high, beside the name of the document: for lists of documents, which say the limits once. */
  readonly inRow?: boolean;
  /** The document type of new files. */
  readonly documentType?: string;
  /** The value of the field is still loading. */
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** A value that is a bare address was removed. */
  readonly onRemoved?: (report: 'removed') => void;
}

export interface UploadBoxProps extends UploadBoxOptions {
  readonly value: FileValue;
  readonly onChange: (value: FileValue) => void;
  /** The owner of the value saves every change at once: removing asks first, because it cannot be undone. */
  readonly immediate?: boolean;
  /** Files are being uploaded, or have failed. */
  readonly onPending?: (isPending: boolean) => void;
  readonly hasProblem?: boolean;
  readonly describedBy?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onBlur?: () => void;
}

/** The files of a field: its own, those being uploaded, and the drop area for more. */
export function UploadBox(props: UploadBoxProps): ReactNode {
  const { rules = DOCUMENT_UPLOAD, allowedMaxFiles = DEFAULT_MAX_FILES, multiple = false, disabled = false } = props;
  const { value, onChange, onRemoved, onPending, documentType, immediate = false } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { download } = useDownload();
  const { open, viewer } = useViewer();
  const [renaming, setRenaming] = useState<number | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const limit = fileLimit(allowedMaxFiles);
  const { inRow = false } = props;
  const { items, add, remove, rename } = useFieldFiles({ value, onChange, limit, immediate, onRemoved });
  const home = useFocusHome(props.buttonRef);
  const warn = (warning: UploadWarning) => snackbar.warning(warningText(warning, rules, t));

  const uploads = useUploads({
    kinds: rules.kinds,
    dimensions: props.dimensions,
    convertEmail: props.convertEmail,
    onStored: (item) => add(documentType ? { ...item, type: documentType } : item),
    onRefused: (code, names) => warn({ code, names }),
  });
  const { pending, reading } = uploads;
  const isPending = reading || pending.length > 0;
  useEffect(() => onPending?.(isPending), [onPending, isPending]);

  const count = items.length + pending.length;
  // A row has no room for a refusal: where it takes one file, the next one takes its place.
  const replaces = inRow && limit === 1;
  const take = (files: readonly File[]) => {
    const bounds = { present: replaces ? 0 : count, allowedMaxFiles, multiple, maxBytes: rules.maxBytes };
    const { accepted, warnings } = checkDrop(files, bounds);
    for (const warning of warnings) warn(warning);
    if (accepted.length === 0) return;
    if (replaces) for (const { id } of pending) uploads.drop(id);
    void uploads.take(accepted);
  };

  if (props.loading) {
    return (
      <Skeleton height={SKELETON_HEIGHT} radius="md" role="status" aria-label={t('ui.feedback.loading')} aria-busy />
    );
  }
  const hint = { kinds: shownKinds(rules.kinds), megabytes: megabytes(rules.maxBytes) };
  const isEmpty = count === 0;
  const shownHint = isEmpty ? t('ui.upload.hintEach', hint) : t('ui.upload.count', { stored: count, count: limit });
  return (
    <div className={classes.box} data-row={inRow || undefined}>
      {!isEmpty && (
        <ul className={rows.list}>
          {items.map((item, at) => (
            <FileRow
              key={item.url}
              item={item}
              onView={() => open(at)}
              onDownload={() => void download([item])}
              onRename={disabled ? undefined : () => setRenaming(at)}
              onRemove={disabled ? undefined : () => (immediate ? setRemoving(at) : home.after(() => remove(at)))}
            />
          ))}
          {pending.map((upload) => (
            <PendingRow
              key={upload.id}
              upload={upload}
              onRetry={() => home.after(() => uploads.retry(upload))}
              onDrop={() => home.after(() => uploads.drop(upload.id))}
            />
          ))}
        </ul>
      )}
      {(isEmpty || !disabled) && (
        <DropArea
          choose={t(
            replaces && !isEmpty ? 'ui.upload.replace' : multiple ? 'ui.upload.chooseMany' : 'ui.upload.choose',
          )}
          drop={inRow && !isEmpty ? '' : t(multiple ? 'ui.upload.dropMany' : 'ui.upload.dropOne')}
          {...(inRow && (isEmpty || replaces) ? {} : { hint: shownHint })}
          accept={acceptedEndings(rules.kinds)}
          multiple={multiple}
          reading={reading}
          disabled={disabled}
          compact={inRow || !isEmpty}
          inRow={inRow}
          iconOnly={replaces && !isEmpty}
          hasProblem={props.hasProblem}
          describedBy={props.describedBy}
          buttonRef={home.ref}
          onFiles={take}
          onBlur={props.onBlur}
        />
      )}
      <MediaViewer {...viewer} files={items} removeable disabled={disabled} onRemove={remove} />
      <RenameDialog
        name={renaming === null ? null : shownName(items[renaming]!)}
        onRename={(name) => {
          rename(renaming ?? 0, name);
          setRenaming(null);
        }}
        onClose={() => setRenaming(null)}
      />
      <ConfirmationDialog
        action="remove"
        gender="m"
        name={t('ui.media.viewer.document')}
        opened={removing !== null}
        onConfirm={() => {
          remove(removing ?? 0);
          setRemoving(null);
        }}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}
