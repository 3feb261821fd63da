import { VisuallyHidden } from '@mantine/core';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesLate, type Punctual } from '#areas/load-orders/rules/late-order.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A lateness in the largest unit that is exact enough, in words and short; minutes stay beside hours. */
export function useLateWords(late: number, phrases: 'loadOrders.late' | 'loadOrders.screens.delay') {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const [minutes, hours, days] = [late % HOUR, Math.floor(late / HOUR), Math.floor(late / DAY)];
  if (late < HOUR) return { words: t(`${phrases}.minutes`, { minutes }), short: withUnit(minutes, 'min') };
  if (late < 2 * DAY) return { words: t(`${phrases}.hours`, { hours, minutes }), short: withUnit(hours, 'h') };
  return { words: t(`${phrases}.days`, { count: days }), short: withUnit(days, 'd') };
}

interface LateMarkProps extends Punctual {
  /** Beside other columns the largest unit is enough; the rest is its title. */
  readonly isShort?: boolean;
}

/** How late an order is, by the clock of the screen; nothing while it is on time. */
export function LateMark({ lateAt, isShort = false }: LateMarkProps): ReactNode {
  const late = minutesLate({ lateAt }, useNow());
  const { words, short } = useLateWords(late, 'loadOrders.late');
  if (late === 0) return null;
  return (
    <Chip
      tone="danger"
      icon={<IconClockExclamation size="0.95rem" stroke={1.8} aria-hidden />}
      {...(isShort ? { title: words } : {})}
    >
      {isShort ? (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <span aria-hidden>{short}</span>
        </>
      ) : (
        words
      )}
    </Chip>
  );
}
