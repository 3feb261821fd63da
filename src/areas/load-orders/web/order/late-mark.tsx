import { VisuallyHidden } from '@mantine/core';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { latenessOf, minutesLate, type Punctual } from '#areas/load-orders/rules/late-order.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { useNow } from '#ui/feedback/relative-time.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

interface LateMarkProps extends Punctual {
  /** Beside other columns the largest unit is enough; the rest is its title. */
  readonly isShort?: boolean;
}

/** How late an order is, by the clock of the screen; nothing while it is on time. */
export function LateMark({ lateAt, isShort = false }: LateMarkProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const late = minutesLate({ lateAt }, useNow());
  if (late === 0) return null;
  const { phrase, values, largest, unit } = latenessOf(late);
  const words = t(`loadOrders.late.${phrase}`, values);
  return (
    <Chip
      tone="danger"
      icon={<IconClockExclamation size="0.95rem" stroke={1.8} aria-hidden />}
      {...(isShort ? { title: words } : {})}
    >
      {isShort ? (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <span aria-hidden>{withUnit(largest, unit)}</span>
        </>
      ) : (
        words
      )}
    </Chip>
  );
}
