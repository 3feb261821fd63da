import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { rateText, type ShownRate } from './rate-text.ts';

interface RateUsedProps {
  readonly rate: ShownRate;
  /** Where rates are entered. */
  readonly to: string;
  readonly className?: string | undefined;
}

/** The exchange rate that an amount was converted with. */
export function RateUsed({ rate, to, className = '' }: RateUsedProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to={to} size="sm" className={className}>
      {rateText(rate, useNumbers(), t)}
    </Anchor>
  );
}
