import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';

export function OrderStatusChip({ status }: { readonly status: number }): ReactNode {
  const { t } = useTranslation();
  const name = statusName(status);
  return <StatusChip tone={ORDER_TONES[name]} label={t(`loadOrders.status.${name}`)} />;
}
