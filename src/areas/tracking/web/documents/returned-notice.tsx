import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { useShowInstant } from '#ui/session/zone.ts';

/** Who sent documents back, when and why, until they come again. */
export function ReturnedNotice({ order: { returned } }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  if (!returned) return null;
  return (
    <Alert title={t('tracking.documents.waiting')} color="yellow" role="status">
      <Text size="sm">{[returned.by, showInstant(returned.at)].filter(Boolean).join(' · ')}</Text>
      <Text size="sm">{returned.reason}</Text>
      {returned.documents && <Text size="sm">{returned.documents}</Text>}
    </Alert>
  );
}
