import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import type { OrderPlan } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { READ_ROUTES, WRITE_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { ROUTES, routeAddress } from '#areas/routes/contract/route-addresses.ts';
import { holds } from '#kernel/permission.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CheckpointList } from '../plan/checkpoint-list.tsx';

/** Route, path and version, what of it is watched, and the way to the editor for who may open it. */
export function PlanText({ plan }: { readonly plan: OrderPlan }): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const editor = holds(permissions, WRITE_ROUTES) && plan.routeId ? routeAddress(plan.routeId) : ROUTES;
  const opens = plan.routeId !== null && holds(permissions, READ_ROUTES);
  const said = [
    t('loadOrders.screens.plan.version', { number: plan.version }),
    t(`loadOrders.screens.plan.supervision.${plan.supervision}`),
    plan.source === 'estimate' && t('loadOrders.screens.plan.estimate'),
  ];
  return (
    <Stack gap={0}>
      <span>{`${plan.route} · ${plan.path}`}</span>
      <span>{said.filter(Boolean).join(' · ')}</span>
      {opens && (
        <Anchor component={Link} to={editor} size="sm">
          {t('loadOrders.screens.plan.open')}
        </Anchor>
      )}
    </Stack>
  );
}

/** The checkpoints of the path, and a newer version of it where there is one. */
export function PlanNotice({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const renewing = useAction(renewPath, {
    refresh: ORDER_REFRESH,
    onDone: () => snackbar.success(t('loadOrders.screens.plan.renewed', { code: order.loadingOrderCode })),
    onFailed: (error) => snackbar.failure('update', t('loadOrders.screens.what'), error),
  });
  const { plan, moves } = order;
  if (!plan) return null;
  const { version, newest } = plan;
  return (
    <Stack gap="sm" mt="sm">
      {newest !== null && newest > version && (
        <Alert variant="light" color="yellow">
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
      )}
      {plan.checkpoints.length > 0 && <CheckpointList checkpoints={plan.checkpoints} />}
    </Stack>
  );
}
