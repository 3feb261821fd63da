import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import type { Option } from './option.ts';
import classes from './toggle-field.module.css';

interface CheckboxGroupFieldProps extends FieldProps<readonly string[]> {
  readonly options: readonly Option[];
}

/** Several of a short list, all visible. The form holds a list of values. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps): ReactNode {
  const field = useField<readonly string[]>(props, { empty: [] });
  const { disabled, classNames, wrapperProps, ...frame } = field.frame;
  const { root, label, error, description } = classNames;
  return (
    <Checkbox.Group
      {...frame}
      {...wrapperProps}
      classNames={{ root, label, error, description }}
      readOnly={props.readOnly ?? false}
      value={(field.value ?? []) as string[]}
      onChange={field.change}
    >
      <div className={classes.options}>
        {props.options.map((option, at) => (
          <Checkbox
            key={option.value}
            {...(at === 0 ? { ref: field.ref } : {})}
            value={option.value}
            label={option.label}
            description={option.detail}
            disabled={disabled || (option.disabled ?? false)}
            onBlur={field.blur}
            classNames={{ body: classes.body, labelWrapper: classes.words, label: classes.label, input: classes.box }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
