import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { minutesLate } from '#areas/load-orders/rules/late-order.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useLateWords } from '../order/late-mark.tsx';

/** How late the load of a finished order arrived; nothing when it was on time. */
export function DelayChip({ order }: { readonly order: Pick<OrderView, 'deliveryDueAt' | 'finishedAt'> }): ReactNode {
  const { deliveryDueAt, finishedAt } = order;
  const late = finishedAt === null ? 0 : minutesLate({ lateAt: deliveryDueAt }, new Date(finishedAt));
  const { words } = useLateWords(late, 'loadOrders.screens.delay');
  if (late === 0) return null;
  return (
    <Chip tone="warning" icon={<IconClockExclamation size="0.95rem" aria-hidden />}>
      {words}
    </Chip>
  );
}
