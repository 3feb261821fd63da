import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { DECIMALS } from '#kernel/money.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { amountMask, stepAmount } from './amount-text.ts';
import classes from './number-field.module.css';
import { NumberSteps } from './number-steps.tsx';

interface NumberFieldProps extends FieldProps<number> {
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  /** Shows two step buttons beside the number; the arrow keys always step. */
  readonly step?: number;
  readonly unit?: string;
}

/** A number without sign: minus, plus and e cannot be typed. The form holds a number, or null. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { decimals = DECIMALS, min = 0, max = Number.MAX_SAFE_INTEGER, step, unit } = props;
  const field = useField<number>(props);
  const mask = useMemo(() => amountMask({ decimals, grouped: false }), [decimals]);
  const stored = field.value === null || field.value === undefined ? '' : String(field.value);
  const masked = useMasked(mask, stored, (next) => field.change(next === '' ? null : Number(next)));

  const move = (by: number) => masked.put(stepAmount(masked.typed, by, { min, max }));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0 || props.readOnly) return;
    event.preventDefault();
    move(by * (step ?? 1));
  };
  const steps = step !== undefined && !props.readOnly && !props.disabled;

  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      value={masked.value}
      onChange={masked.onChange}
      onKeyDown={onKeyDown}
      onBlur={field.blur}
      rightSectionWidth={steps ? '4.5rem' : unit ? '3.5rem' : undefined}
      rightSectionPointerEvents={steps ? 'all' : 'none'}
      rightSection={
        steps ? (
          <NumberSteps label={props.label} onStep={(by) => move(by * step)} />
        ) : (
          unit && <span className={classes.unit}>{unit}</span>
        )
      }
    />
  );
}
