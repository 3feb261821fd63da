import { Group, Input, Rating } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingNumber } from '#ui/feedback/rating-value.tsx';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';

const STARS = 5;
const HALVES = 2;

interface RatingFieldProps extends FieldProps<number> {
  /** Whole stars only. */
  readonly whole?: boolean;
}

/** One to five stars, in halves unless they are whole. The form holds a number, or null. */
export function RatingField({ whole = false, ...props }: RatingFieldProps): ReactNode {
  const { t } = useTranslation();
  const field = useField<number>(props);
  const { disabled, classNames, wrapperProps, ...frame } = field.frame;
  const { root, label, error, description } = classNames;
  return (
    <Input.Wrapper
      {...frame}
      {...wrapperProps}
      classNames={{ root, label, error, description }}
      labelElement="div"
      role="group"
      aria-label={props.label}
    >
      <Group gap="xs" ref={(element) => field.ref(element?.querySelector('input') ?? null)}>
        <Rating
          size="lg"
          color="yellow.6"
          count={STARS}
          fractions={whole ? 1 : HALVES}
          value={field.value ?? 0}
          readOnly={disabled || (props.readOnly ?? false)}
          getSymbolLabel={(value) => t('ui.fields.rating.stars', { count: value })}
          onChange={(value) => {
            field.change(value);
            field.blur();
          }}
        />
        {field.value ? <RatingNumber value={field.value} /> : null}
      </Group>
    </Input.Wrapper>
  );
}
