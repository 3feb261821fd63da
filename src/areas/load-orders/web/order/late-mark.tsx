import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesLate, type Punctual } from '#areas/load-orders/rules/late-order.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How late an order is, by the clock of the screen; nothing while it is on time. */
export function LateMark({ lateAt }: Punctual): ReactNode {
  const { t } = useTranslation();
  const late = minutesLate({ lateAt }, useNow());
  if (late === 0) return null;
  const [minutes, hours] = [late % HOUR, Math.floor(late / HOUR)];
  return (
    <Chip tone="danger" icon={<IconClockExclamation size="0.95rem" stroke={1.8} aria-hidden />}>
      {late < HOUR
        ? t('loadOrders.late.minutes', { minutes })
        : late < 2 * DAY
          ? t('loadOrders.late.hours', { hours, minutes })
          : t('loadOrders.late.days', { count: Math.floor(late / DAY) })}
    </Chip>
  );
}
