import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#kernel/dates.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useZone } from '#ui/session/zone.ts';
import { delayOf, type Timed } from './delay.ts';

/** How late an order is; nothing when it is on time. */
export function DelayChip({ order }: { readonly order: Timed }): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const delay = delayOf(order, dayIn(new Date(), zone), (instant) => dayIn(new Date(instant), zone));
  if (!delay) return null;
  return (
    <Chip tone="danger" icon={<IconClockExclamation size="0.95rem" aria-hidden />}>
      {t(`loadOrders.screens.delay.${delay.what}`, { count: delay.days })}
    </Chip>
  );
}
