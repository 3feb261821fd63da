import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { showNumber } from '#ui/list/cells/text-of.ts';

const GRAMS = 1_000_000;

interface Weights {
  readonly loadedTn: number | null;
  readonly deliveredTn: number | null;
}

/** The difference between both weighbridges, shown while typing. */
export function WeightDifference({ name }: { readonly name: FieldName<Weights> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const loaded = useFieldValue(field('loadedTn'));
  const delivered = useFieldValue(field('deliveredTn'));
  if (loaded === null || delivered === null) return null;
  const difference = Math.round((delivered - loaded) * GRAMS) / GRAMS;
  return (
    <Text size="sm" role="status" c={difference < 0 ? 'var(--tone-warning-text)' : 'dimmed'}>
      {t('loadOrders.screens.difference', { tonnes: showNumber(difference) })}
    </Text>
  );
}
