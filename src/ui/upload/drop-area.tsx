import '@mantine/dropzone/styles.layer.css';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';

import { Dropzone } from '@mantine/dropzone';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drop-area.module.css';

interface DropAreaProps {
  readonly choose: string;
  /** Empty where there is no room for it. */
  readonly drop: string;
  readonly hint?: string;
  /** Extensions for the file chooser: `.pdf,.png`. Dropped files are checked by `onFiles`. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Dropped files are being read. */
  readonly reading?: boolean;
  readonly disabled?: boolean;
  /** Takes less room beside existing files. */
  readonly compact?: boolean;
  /** One line high, in a row of a list. */
  readonly inRow?: boolean;
  /** The button is an icon, where a file stands beside it. */
  readonly iconOnly?: boolean;
  readonly hasProblem?: boolean | undefined;
  /** Focuses the button, in a dialog made for uploading. */
  readonly isFirst?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onBlur?: () => void;
}

/** Takes files: dropped anywhere on it, or chosen by its button. */
export function DropArea(props: DropAreaProps): ReactNode {
  const { reading = false, disabled = false, compact = false, inRow = false, multiple = false } = props;
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const button = {
    ref: props.buttonRef,
    className: props.iconOnly ? classes.icon! : classes.button!,
    disabled,
    'data-autofocus': props.isFirst,
    'aria-describedby': props.describedBy,
    onBlur: props.onBlur,
  };
  return (
    <Dropzone
      className={classes.area!}
      classNames={{ inner: classes.inner! }}
      mod={{ compact, row: inRow, over: isOver, problem: props.hasProblem }}
      // The keyboard reaches the button below; a click on it, as anywhere else, opens the chooser.
      activateOnKeyboard={false}
      enablePointerEvents
      disabled={disabled}
      loading={reading}
      loaderProps={{ size: inRow ? 'xs' : 'md', role: 'status', 'aria-label': t('ui.upload.reading') }}
      inputProps={{ accept: props.accept, multiple, 'aria-hidden': true }}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDropAny={() => setOver(false)}
      onDrop={(files) => {
        setOver(false);
        if (files.length > 0) props.onFiles(files);
      }}
    >
      {!compact && <IconCloudUpload className={classes.mark} stroke={1.4} aria-hidden />}
      <span className={classes.words}>
        {isOver ? (
          <span className={classes.release}>{t('ui.upload.release')}</span>
        ) : (
          <>
            {props.iconOnly ? (
              <ActionIcon {...button} variant="subtle" color="gray" aria-label={props.choose} title={props.choose}>
                <IconReplace size="1.15rem" aria-hidden />
              </ActionIcon>
            ) : (
              <Button {...button} component="button" variant="default" size={compact ? 'xs' : 'sm'}>
                {props.choose}
              </Button>
            )}
            {props.drop && <span className={classes.drop}>{props.drop}</span>}
          </>
        )}
      </span>
      {props.hint && <span className={classes.hint}>{props.hint}</span>}
      <VisuallyHidden role="status">{reading ? t('ui.upload.reading') : ''}</VisuallyHidden>
    </Dropzone>
  );
}
