import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#kernel/dates.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useZone } from '#ui/session/zone.ts';
import { type Arrived, daysLateAtArrival } from './delay.ts';

/** How late the load of a finished order arrived; nothing when it was on time. */
export function DelayChip({ order }: { readonly order: Arrived }): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const days = daysLateAtArrival(order, (instant) => dayIn(new Date(instant), zone));
  if (days === 0) return null;
  return (
    <Chip tone="warning" icon={<IconClockExclamation size="0.95rem" aria-hidden />}>
      {t('loadOrders.screens.delay.delivery', { count: days })}
    </Chip>
  );
}
