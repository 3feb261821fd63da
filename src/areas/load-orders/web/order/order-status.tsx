import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderStatusName, statusName } from '#areas/load-orders/rules/order-status.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import type { Tone } from '#ui/theme/tones.ts';

/** The same colour for the same state wherever an order is shown. */
export const ORDER_TONES: Readonly<Record<OrderStatusName, Tone>> = {
  programmed: 'neutral',
  assigned: 'info',
  inProgress: 'active',
  finished: 'done',
  toPay: 'warning',
  paid: 'success',
  cancelled: 'danger',
};

export function OrderStatusChip({ status }: { readonly status: number }): ReactNode {
  const { t } = useTranslation();
  const name = statusName(status);
  return <StatusChip tone={ORDER_TONES[name]} label={t(`loadOrders.status.${name}`)} />;
}
