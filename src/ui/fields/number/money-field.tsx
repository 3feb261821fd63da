import { TextInput } from '@mantine/core';
import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { type CurrencyCode, currencyOf } from '#countries/currency.ts';
import { DECIMALS, fromCents, toCents } from '#kernel/money.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import type { Mask } from '#ui/fields/masked/mask.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { amountMask } from './amount-text.ts';
import classes from './money-field.module.css';

interface MoneyFieldProps extends FieldProps<string> {
  readonly currency: CurrencyCode;
}

const amount = amountMask({ decimals: DECIMALS, grouped: true });

/** A value that is not being typed shows both decimals: 1,234.5 → 1,234.50. */
const bothDecimals = (text: string): string => (text === '' ? '' : fromCents(toCents(amount.store(text))));
const moneyMask: Mask = { ...amount, restore: bothDecimals, complete: bothDecimals };

/** Shown as 1,234.50 in every language; the form holds a decimal text, or null. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const field = useField<string>(props);
  const masked = useMasked(moneyMask, field.value ?? '', (next) => field.change(next === '' ? null : next));
  const { symbol, code } = useMemo(() => currencyOf(props.currency), [props.currency]);
  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      classNames={{ ...field.frame.classNames, input: clsx(field.frame.classNames.input, classes.input) }}
      ref={field.ref}
      inputMode="decimal"
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder ?? '0.00'}
      leftSection={<span className={classes.symbol}>{symbol}</span>}
      leftSectionWidth="3.25rem"
      rightSection={<span className={classes.code}>{code}</span>}
      rightSectionWidth="3.25rem"
      value={masked.value}
      onChange={masked.onChange}
      onBlur={() => {
        masked.complete();
        field.blur();
      }}
    />
  );
}
