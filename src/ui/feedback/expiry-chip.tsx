import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { useToday } from '#ui/session/zone.ts';
import { Chip } from './chip.tsx';
import { expiryOf } from './expiry.ts';

interface ExpiryChipProps {
  /** YYYY-MM-DD */
  readonly day: string;
}

/** The same, only where the date is near. */
export function SoonChip({ day }: { readonly day: string | null }): ReactNode {
  const today = useToday();
  return day !== null && expiryOf(day, today).state === 'soon' ? <ExpiryChip day={day} /> : null;
}

/** How long a document is still valid; the date on hover. */
export function ExpiryChip({ day }: ExpiryChipProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const expiry = expiryOf(day, today);
  if (expiry.state === 'expired') {
    return (
      <Chip tone="danger" title={showDay(day)} icon={<IconCalendarX size="0.9rem" aria-hidden />}>
        {t('ui.feedback.expiry.expired')}
      </Chip>
    );
  }
  return (
    <Chip
      tone={expiry.state === 'soon' ? 'warning' : 'success'}
      title={showDay(day)}
      icon={<IconClock size="0.9rem" aria-hidden />}
    >
      {expiry.count === 0
        ? t('ui.feedback.expiry.today')
        : t(`ui.feedback.expiry.${expiry.unit}`, { count: expiry.count })}
    </Chip>
  );
}
