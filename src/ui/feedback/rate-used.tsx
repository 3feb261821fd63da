import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showDay } from '#kernel/dates.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

interface RateUsedProps {
  readonly rate: {
    readonly currency: string;
    readonly rate: string;
    readonly own: string;
    readonly validFrom: string;
    readonly source: string | null;
  };
  /** Where rates are entered. */
  readonly to: string;
  readonly className?: string | undefined;
}

/** The exchange rate that an amount was converted with, since when it is in force, and who published it. */
export function RateUsed({
  rate: { source, validFrom, rate, ...codes },
  to,
  className = '',
}: RateUsedProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const words = { ...codes, rate: numbers.show(rate), day: showDay(validFrom) };
  return (
    <Anchor component={Link} to={to} size="sm" className={className}>
      {source === null ? t('ui.rateUsed.entered', words) : t('ui.rateUsed.published', { ...words, source })}
    </Anchor>
  );
}
