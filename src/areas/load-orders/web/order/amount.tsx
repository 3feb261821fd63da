import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreightView } from '#areas/load-orders/contract/order.shapes.ts';
import { formatAmount } from '#kernel/money.ts';
import { None } from '#ui/list/cells/none.tsx';

/** A price with its currency, and the unit of a compound freight. */
export function FreightAmount({ freight }: { readonly freight: FreightView | null }): ReactNode {
  const { t } = useTranslation();
  if (!freight) return <None />;
  if (freight.value === null) return t(`loadOrders.catalogues.freightTypes.${freight.type}`);
  const price = `${freight.currency?.abbreviation ?? ''} ${formatAmount(freight.value)}`.trim();
  return freight.unit ? `${price} / ${freight.unit.abbreviation}` : price;
}
