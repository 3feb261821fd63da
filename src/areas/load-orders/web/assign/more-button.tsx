import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** So many are shown at first and come with every press, and so many at most: beyond that one searches. */
export const STEP = 10;
export const MOST = 50;

interface MoreButtonProps {
  readonly shown: number;
  readonly all: number;
  readonly onMore: () => void;
}

export function MoreButton({ shown, all, onMore }: MoreButtonProps): ReactNode {
  const { t } = useTranslation();
  if (shown >= Math.min(all, MOST)) return null;
  return (
    <Button variant="subtle" c="var(--brand-text)" size="compact-sm" onClick={onMore}>
      {t('loadOrders.screens.assign.more', { count: all - shown })}
    </Button>
  );
}
