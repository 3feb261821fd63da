import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { formatAmount, fromCents, toCents } from '#kernel/money.ts';
import { marksOf, POINT_DECIMALS, showNumber, showUngrouped } from '#kernel/numbers.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { NumberSteps } from './number-steps.tsx';
import { isDecimalText, numberMask, steppedNumber } from './number-text.ts';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'step' | 'min' | 'max'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** A decimal text, a text that could not be read, or nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly decimals: number;
  /** Units and symbols that may be typed or pasted with the number. */
  readonly beside?: readonly string[];
  /** Money is written as 12,500.00 in every country; it is typed as in the own one. */
  readonly money?: boolean;
  /** False for years and other numbers that nobody writes in groups of three digits. */
  readonly grouped?: boolean;
  /** Whether it may be below zero. */
  readonly signed?: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Shows two step buttons; the arrow keys always step, except with money. */
  readonly step?: number | undefined;
}

const MOST = Number.MAX_SAFE_INTEGER;

const bothDecimals = (number: string): string => fromCents(toCents(number));

/** The only input for numbers: it reads what is typed, pasted or dictated as the person's country writes it. */
export function NumberInput(props: NumberInputProps): ReactNode {
  const {
    value,
    onChange,
    decimals,
    beside = [],
    money = false,
    grouped = true,
    signed = false,
    min,
    max,
    step,
    ...rest
  } = props;
  const language = useTranslation().i18n.language as Language;
  const mask = numberMask({
    language,
    decimals,
    beside,
    signed,
    show: money ? formatAmount : (number) => (grouped ? showNumber : showUngrouped)(number, language),
    group: (money ? POINT_DECIMALS : marksOf(language)).group,
    hold: money ? bothDecimals : undefined,
  });
  const masked = useMasked(mask, value, onChange);

  const move = (by: number) => {
    const number = value === '' ? '0' : value;
    // A text that is no number yet has no next one.
    if (isDecimalText(number))
      masked.put(mask.restore!(steppedNumber(number, by, { min: min ?? (signed ? -MOST : 0), max: max ?? MOST })));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0 || money || props.readOnly) return;
    event.preventDefault();
    move(by * (step ?? 1));
  };
  const steps = step !== undefined && !props.readOnly && !props.disabled;
  return (
    <TextInput
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={masked.value}
      onChange={masked.onChange}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        masked.complete();
        props.onBlur?.(event);
      }}
      {...(steps && {
        rightSectionWidth: '4.5rem',
        rightSectionPointerEvents: 'all' as const,
        rightSection: <NumberSteps label={props.label} onStep={(by) => move(by * step)} />,
      })}
    />
  );
}
