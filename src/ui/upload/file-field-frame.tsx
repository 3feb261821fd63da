import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Field } from '#ui/fields/use-field.tsx';
import classes from './file-field-frame.module.css';

interface FileFieldFrameProps {
  readonly frame: Field<unknown>['frame'];
  /** The label is read out only, because the name stands beside the field already. */
  readonly hidesLabel?: boolean | undefined;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** Label, messages and group of controls for a field with more than one input. */
export function FileFieldFrame({ frame, hidesLabel = false, children }: FileFieldFrameProps): ReactNode {
  const id = useId();
  const { classNames, wrapperProps, disabled, ...wrapper } = frame;
  const { root, label, error, description } = classNames;
  return (
    <Input.Wrapper
      {...wrapper}
      {...wrapperProps}
      id={id}
      labelElement="div"
      classNames={{ root, label: hidesLabel ? classes.hiddenLabel! : label, error, description }}
    >
      <fieldset className={classes.group} disabled={disabled} aria-labelledby={`${id}-label`}>
        {children(typeof frame.error === 'string' ? `${id}-error` : undefined)}
      </fieldset>
    </Input.Wrapper>
  );
}
