import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showNumber } from '#ui/list/cells/text-of.ts';

const GRAMS = 1_000_000;

/** What the second weighbridge says less or more than the first, while it is typed. */
export function WeightDifference(): ReactNode {
  const { t } = useTranslation();
  const [loaded, delivered] = useWatch({ name: ['loadedTn', 'deliveredTn'] }) as [number | null, number | null];
  if (loaded === null || delivered === null) return null;
  const difference = Math.round((delivered - loaded) * GRAMS) / GRAMS;
  return (
    <Text size="sm" role="status" c={difference < 0 ? 'var(--tone-warning-text)' : 'dimmed'}>
      {t('loadOrders.screens.difference', { tonnes: showNumber(difference) })}
    </Text>
  );
}
