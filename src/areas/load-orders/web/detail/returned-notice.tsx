import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { maySendAgain } from '#areas/load-orders/contract/order-moves.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useShowInstant } from '#ui/session/zone.ts';

interface ReturnedNoticeProps {
  readonly order: OrderView;
  /** Where the dialog to send them again opens, too. */
  readonly isRecord?: boolean;
}

/** Who sent documents of the delivery back, when and why, until they come again. */
export default function ReturnedNotice({ order, isRecord = false }: ReturnedNoticeProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const showInstant = useShowInstant();
  const { permissions } = useSignedIn();
  const { returned } = order;
  if (!returned) return null;
  return (
    <Alert variant="light" color="yellow" title={t('loadOrders.screens.documents.returned')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{[returned.by, showInstant(returned.at)].filter(Boolean).join(' · ')}</Text>
        <Text size="sm">{returned.reason}</Text>
        {returned.documents && <Text size="sm">{returned.documents}</Text>}
        {isRecord && maySendAgain(order, permissions) && (
          <Button component={Link} size="compact-md" to={taskSearch(params, 'sendAgain', order._id)}>
            {t('loadOrders.screens.dialogs.sendAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
