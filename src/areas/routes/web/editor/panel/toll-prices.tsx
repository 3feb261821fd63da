import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkpoint } from '#areas/routes/contract/path.shapes.ts';
import { TOLL_AXLES, type TollAxles } from '#areas/routes/rules/route-limits.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { DECIMALS } from '#kernel/money.ts';
import { NumberInput } from '#ui/fields/number/number-input.tsx';
import { isDecimalText } from '#ui/fields/number/number-text.ts';
import { useEditor } from '../editor-context.ts';
import classes from './panel.module.css';

interface TollPricesProps {
  readonly checkpoint: Checkpoint;
  readonly onChange: (prices: Checkpoint['prices']) => void;
}

/** What each class of axles pays, in the currency of the route unless another one is chosen. */
export function TollPrices({ checkpoint, onChange }: TollPricesProps): ReactNode {
  const { t } = useTranslation();
  const { route, isReadOnly } = useEditor();
  const { prices } = checkpoint;
  const [currency, setCurrency] = useState<CurrencyCode>(
    prices[0]?.currency ?? (route?.currency as CurrencyCode | undefined) ?? 'BOB',
  );
  const isOne = (axles: TollAxles) => (price: Checkpoint['prices'][number]) =>
    price.axles === axles && price.currency === currency;
  const set = (axles: TollAxles, amount: string) => {
    const others = prices.filter((price) => !isOne(axles)(price));
    onChange(amount === '' ? others : [...others, { axles, amount, currency }]);
  };
  return (
    <fieldset className={classes.open}>
      <legend className={classes.quiet}>{t('routes.editor.checkpoints.prices')}</legend>
      <Select
        label={t('routes.editor.checkpoints.currency')}
        data={[...CURRENCY_CODES]}
        value={currency}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(value) => value && setCurrency(value as CurrencyCode)}
      />
      <div className={classes.amounts}>
        {TOLL_AXLES.map((axles) => (
          <AxlePrice
            key={`${axles} ${currency}`}
            axles={axles}
            currency={currency}
            amount={prices.find(isOne(axles))?.amount ?? ''}
            readOnly={isReadOnly}
            onChange={(amount) => set(axles, amount)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AxlePriceProps {
  readonly axles: TollAxles;
  readonly currency: CurrencyCode;
  readonly amount: string;
  readonly readOnly: boolean;
  readonly onChange: (amount: string) => void;
}

function AxlePrice({ axles, currency, amount, readOnly, onChange }: AxlePriceProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState(amount);
  const label = t('routes.editor.checkpoints.axles', { count: axles });
  return (
    <NumberInput
      label={label}
      aria-label={t('routes.editor.checkpoints.price', { axles: label, currency })}
      value={text}
      decimals={DECIMALS}
      money
      readOnly={readOnly}
      onChange={(next) => {
        setText(next);
        if (next === '' || isDecimalText(next)) onChange(next);
      }}
    />
  );
}
