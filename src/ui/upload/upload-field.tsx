import { type ReactNode, useCallback, useRef } from 'react';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useRecheck } from '#ui/fields/form-facts.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { FileFieldFrame } from './file-field-frame.tsx';
import type { FileValue } from './file-value.ts';
import { UploadBox, type UploadBoxOptions } from './upload-box.tsx';

interface UploadFieldProps extends Omit<FieldProps<FileValue>, 'placeholder' | 'autoFocus'>, UploadBoxOptions {
  /** Shows its label also where it is one line high, outside a row that has the name already. */
  readonly labelled?: boolean;
}

/** Documents of a form: an address, a file or a list. The form cannot be saved while one is being uploaded. */
export function UploadField(props: UploadFieldProps): ReactNode {
  const isPending = useRef(false);
  const recheck = useRecheck(props.name);
  const onPending = useCallback(
    (now: boolean) => {
      isPending.current = now;
      // A form that was saved too early says to wait for the upload.
      if (!now) recheck();
    },
    [recheck],
  );
  const field = useField<FileValue>(props, {
    check: () => (isPending.current ? { code: 'uploading' } : undefined),
  });
  const { rules, allowedMaxFiles, multiple, dimensions, inRow, documentType, loading, convertEmail, onRemoved } = props;
  const options = {
    rules,
    allowedMaxFiles,
    multiple,
    dimensions,
    inRow,
    documentType,
    loading,
    convertEmail,
    onRemoved,
  };
  return (
    <FileFieldFrame frame={field.frame} hidesLabel={inRow && !props.labelled}>
      {(describedBy) => (
        <UploadBox
          {...options}
          value={field.value}
          onChange={field.change}
          onPending={onPending}
          disabled={props.disabled || props.readOnly}
          hasProblem={field.error !== undefined}
          describedBy={describedBy}
          buttonRef={field.ref}
          onBlur={field.blur}
        />
      )}
    </FileFieldFrame>
  );
}
