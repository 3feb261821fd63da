import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeightUnit } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { Offered } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { None } from '#ui/list/cells/none.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import classes from './parts.module.css';

/** A price as it is shown; its value is null while to negotiate, and where the person may not see prices. */
export interface ShownPrice {
  readonly type: FreightType | null;
  readonly value: string | null;
  readonly currency: string | null;
  readonly unit: WeightUnit | null;
}

interface FreightColumns {
  readonly freightType: FreightType;
  readonly freight: string | null;
  readonly currency: string | null;
  readonly freightUnit: WeightUnit | null;
}

/** The price in a row of a list. */
export const priceOf = (row: FreightColumns): ShownPrice => ({
  type: row.freightType,
  value: row.freight,
  currency: row.currency,
  unit: row.freightUnit,
});

/** `Bs 12,000.00`, `Bs 85.00 / Tn`, `A negociar`; null where the price is hidden. */
export function usePriceText(): (price: ShownPrice | Offered) => string | null {
  const { t } = useTranslation();
  const showMoney = useShowMoney();
  return ({ type, value, currency, unit }) => {
    if (type === 'toNegotiate') return t('opportunities.toNegotiate');
    if (value === null) return null;
    const price = showMoney(value, currency);
    if (type !== 'compound' || unit === null) return price;
    return t('opportunities.carrier.perUnit', { price, unit: t(`opportunities.carrier.units.${unit}`) });
  };
}

interface PriceProps {
  readonly price: ShownPrice | Offered;
  /** The main thing of a card or a section. */
  readonly large?: boolean;
}

export function Price({ price, large = false }: PriceProps): ReactNode {
  const text = usePriceText()(price);
  if (text === null) return <None />;
  return (
    <span className={classes.price} data-large={large || undefined}>
      {text}
    </span>
  );
}
