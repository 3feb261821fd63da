import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { DECIMALS } from '#kernel/money.ts';
import { decimalText } from '#kernel/numbers.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './number-field.module.css';
import { NumberInput } from './number-input.tsx';
import { isDecimalText, numberProblem } from './number-text.ts';

interface NumberFieldProps extends FieldProps<number> {
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  /** Shows two step buttons beside the number; the arrow keys always step. */
  readonly step?: number;
  readonly unit?: string;
  /** Whether it may be below zero; it may not by default. */
  readonly signed?: boolean;
  /** False for years. */
  readonly grouped?: boolean;
}

/** The form holds a number, null, or a text that is not a number. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { decimals = DECIMALS, grouped = true, signed = false, min, max, step, unit } = props;
  const language = useTranslation().i18n.language as Language;
  const beside = unit === undefined ? [] : [unit];
  const field = useField<number>(props, {
    check: (value) => numberProblem(value, { language, decimals, signed, beside }),
  });
  return (
    <NumberInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      value={textIn(field.value)}
      onChange={(next) => field.change(next === '' ? null : isDecimalText(next) ? Number(next) : next)}
      onBlur={field.blur}
      decimals={decimals}
      beside={beside}
      grouped={grouped}
      signed={signed}
      min={min}
      max={max}
      step={step}
      rightSectionWidth={unit ? '3.5rem' : undefined}
      rightSectionPointerEvents="none"
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
    />
  );
}

/** The form may hold a text that could not be read, although its type says number. */
function textIn(value: number | string | null | undefined): string {
  return typeof value === 'number' ? decimalText(value) : (value ?? '');
}
