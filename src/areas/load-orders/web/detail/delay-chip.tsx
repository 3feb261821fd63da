import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { latenessOf, minutesLate } from '#areas/load-orders/rules/late-order.ts';
import { Chip } from '#ui/feedback/chip.tsx';

/** How late the load of a finished order arrived; nothing when it was on time. */
export function DelayChip({ order }: { readonly order: Pick<OrderView, 'deliveryDueAt' | 'finishedAt'> }): ReactNode {
  const { t } = useTranslation();
  const { deliveryDueAt, finishedAt } = order;
  const late = finishedAt === null ? 0 : minutesLate({ lateAt: deliveryDueAt }, new Date(finishedAt));
  if (late === 0) return null;
  const { phrase, values } = latenessOf(late);
  return (
    <Chip tone="warning" icon={<IconClockExclamation size="0.95rem" aria-hidden />}>
      {t(`loadOrders.screens.delay.${phrase}`, values)}
    </Chip>
  );
}
