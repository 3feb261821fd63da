import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrencyCode, currencyOf, writtenSymbols } from '#countries/currency.ts';
import type { Language } from '#kernel/language.ts';
import { DECIMALS } from '#kernel/money.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './money-field.module.css';
import { NumberInput } from './number-input.tsx';
import { isDecimalText, numberProblem } from './number-text.ts';

interface MoneyFieldProps extends FieldProps<string> {
  readonly currency: CurrencyCode;
}

/** Typed as the country writes numbers, shown as 1,234.50. The form holds a decimal text, null, or an unreadable text. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const language = useTranslation().i18n.language as Language;
  const beside = writtenSymbols(props.currency);
  const reading = { language, decimals: DECIMALS, beside };
  const field = useField<string>(props, {
    check: (value) => (isDecimalText(`${value}`) ? undefined : numberProblem(value, reading)),
  });
  const { symbol, code } = currencyOf(props.currency);
  return (
    <NumberInput
      {...field.frame}
      {...field.aria}
      classNames={{ ...field.frame.classNames, input: clsx(field.frame.classNames.input, classes.input) }}
      ref={field.ref}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder ?? '0.00'}
      leftSection={<span className={classes.symbol}>{symbol}</span>}
      leftSectionWidth="3.25rem"
      rightSection={<span className={classes.code}>{code}</span>}
      rightSectionWidth="3.25rem"
      value={field.value ?? ''}
      onChange={(next) => field.change(next === '' ? null : next)}
      onBlur={field.blur}
      decimals={DECIMALS}
      beside={beside}
      money
    />
  );
}
