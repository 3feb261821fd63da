import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Entries shown at first and added with every press, and the maximum: after that people search. */
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
    <Button variant="subtle" size="compact-sm" onClick={onMore}>
      {t('loadOrders.screens.assign.more', { count: all - shown })}
    </Button>
  );
}
