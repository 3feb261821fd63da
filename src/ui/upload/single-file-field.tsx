import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useIsRequired, useRecheck } from '#ui/fields/form-facts.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useDownload } from '#ui/media/use-download.ts';
import { useViewer } from '#ui/media/use-viewer.ts';
import { DropArea } from './drop-area.tsx';
import { FileFieldFrame } from './file-field-frame.tsx';
import { acceptedEndings, shownKinds } from './file-kind.ts';
import rows from './file-row.module.css';
import { FileRow } from './file-row.tsx';
import { type FileValue, itemsOf, withoutItem } from './file-value.ts';
import { PendingRow } from './pending-row.tsx';
import type { DimensionRule } from './picture.ts';
import classes from './upload-box.module.css';
import { megabytes, PROFILE_UPLOAD, type UploadRules } from './upload-rules.ts';
import { useFocusHome } from './use-focus-home.ts';
import { useUploads } from './use-uploads.ts';

interface SingleFileFieldProps extends Omit<FieldProps<FileValue>, 'placeholder' | 'autoFocus'> {
  /** What saving accepts; a picture, PDF or spreadsheet by default. */
  readonly rules?: UploadRules;
  readonly dimensions?: DimensionRule;
  readonly onRemoved?: (report: 'removed') => void;
}

type Problem = 'tooLarge' | 'badType' | 'dimensions' | 'oneAtATime';

/** One file, as on the profile. A new file replaces it; refusals are shown below. */
export function SingleFileField(props: SingleFileFieldProps): ReactNode {
  const { rules = PROFILE_UPLOAD } = props;
  const { t } = useTranslation();
  const insisted = useIsRequired(props.name, null);
  const required = props.required ?? insisted;
  const [problem, setProblem] = useState<Problem | null>(null);
  const { download } = useDownload();
  const { open, viewer } = useViewer();
  const uploads = useUploads({
    kinds: rules.kinds,
    dimensions: props.dimensions,
    onStored: (item) => field.change(item),
    onRefused: setProblem,
  });
  const isPending = uploads.reading || uploads.pending.length > 0;
  const field = useField<FileValue>(props, {
    check: (value) => {
      if (isPending) return { code: 'uploading' };
      return required && itemsOf(value as FileValue).length === 0 ? { code: 'fileRequired' } : undefined;
    },
  });

  const recheck = useRecheck(props.name);
  useEffect(() => {
    if (!isPending) recheck();
  }, [isPending, recheck]);

  const home = useFocusHome(field.ref);
  const accept = (files: readonly File[]) => {
    const [file] = files;
    const isTooLarge = file !== undefined && file.size > rules.maxBytes;
    setProblem(files.length > 1 ? 'oneAtATime' : isTooLarge ? 'tooLarge' : null);
    if (!file || files.length > 1 || isTooLarge) return;
    for (const { id } of uploads.pending) uploads.drop(id);
    void uploads.take([file]);
  };
  const remove = () => {
    const { value, report } = withoutItem(field.value, 0);
    field.change(value);
    if (report) props.onRemoved?.(report);
  };

  const [item] = itemsOf(field.value);
  const isLocked = props.disabled || props.readOnly || false;
  const message = problem && refusalText(problem, rules, t);
  const isEmpty = !item && uploads.pending.length === 0;
  return (
    <FileFieldFrame frame={{ ...field.frame, error: message ?? field.frame.error }}>
      {(describedBy) => (
        <div className={classes.box}>
          {!isEmpty && (
            <ul className={rows.list}>
              {item && uploads.pending.length === 0 && (
                <FileRow
                  item={item}
                  onView={() => open(0)}
                  onDownload={() => void download([item])}
                  onRemove={isLocked ? undefined : () => home.after(remove)}
                />
              )}
              {uploads.pending.map((upload) => (
                <PendingRow
                  key={upload.id}
                  upload={upload}
                  onRetry={() => home.after(() => uploads.retry(upload))}
                  onDrop={() => home.after(() => uploads.drop(upload.id))}
                />
              ))}
            </ul>
          )}
          {!(isLocked && item) && (
            <DropArea
              choose={t(isEmpty ? 'ui.upload.choose' : 'ui.upload.replace')}
              drop={t('ui.upload.dropOne')}
              hint={t('ui.upload.hint', {
                kinds: shownKinds(rules.kinds),
                megabytes: megabytes(rules.maxBytes),
              })}
              accept={acceptedEndings(rules.kinds)}
              reading={uploads.reading}
              disabled={isLocked}
              compact={!isEmpty}
              hasProblem={message !== null || field.error !== undefined}
              describedBy={describedBy}
              buttonRef={home.ref}
              onFiles={accept}
              onBlur={field.blur}
            />
          )}
          <MediaViewer {...viewer} files={item ? [item] : []} removeable disabled={isLocked} onRemove={remove} />
        </div>
      )}
    </FileFieldFrame>
  );
}

/** The sentences of the profile speak of its own kinds; a field with others names them. */
function refusalText(problem: Problem, rules: UploadRules, translate: TranslateKey): string {
  if (problem === 'oneAtATime') return translate('ui.upload.warning.oneAtATime');
  if (problem !== 'badType' || rules === PROFILE_UPLOAD) return translate(`ui.upload.profile.${problem}`);
  return translate('ui.upload.profile.otherKind', { kinds: shownKinds(rules.kinds) });
}
