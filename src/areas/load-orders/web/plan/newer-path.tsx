import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

/** The path was saved again since: says so, and moves the order to that version for who may change it. */
export function NewerPath({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const renewing = useAction(renewPath, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('loadOrders.screens.plan.renewed', { code: order.loadingOrderCode })),
    onFailed: (error) => snackbar.failure('update', t('loadOrders.screens.what'), error),
  });
  const { plan, moves } = order;
  if (!plan || plan.newest === null || plan.newest <= plan.version) return null;
  const { version, newest } = plan;
  return (
    <Alert variant="light" color="yellow" role="status">
      <Group justify="space-between" gap="xs">
        <span>{t('loadOrders.screens.plan.newer', { version, newest })}</span>
        {moves.includes('update') && (
          <Button
            size="xs"
            variant="default"
            loading={renewing.isPending}
            onClick={() => renewing.mutate({ params: { id: order._id }, body: { version: order.version } })}
          >
            {t('loadOrders.screens.plan.useNewest')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
