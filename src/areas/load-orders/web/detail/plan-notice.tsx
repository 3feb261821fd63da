import { Anchor, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OrderPlan } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from '#areas/routes/contract/route.permissions.ts';
import { ROUTES, routeAddress } from '#areas/routes/contract/route-addresses.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CheckpointList } from '../plan/checkpoint-list.tsx';
import { NewerPath } from '../plan/newer-path.tsx';

/** Route, path and version, what of it is watched, and the way to the editor for who may open it. */
export function PlanText({ plan }: { readonly plan: OrderPlan }): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const { routeId } = plan;
  // Planners open the editor, readers the route over the list.
  const address = routeId && (holds(permissions, WRITE_ROUTES) ? routeAddress(routeId) : `${ROUTES}?route=${routeId}`);
  const said = [
    t('loadOrders.screens.plan.version', { number: plan.version }),
    t(`loadOrders.screens.plan.supervision.${plan.supervision}`),
    plan.source === 'estimate' && t('loadOrders.screens.plan.estimate'),
  ];
  return (
    <Stack gap={0}>
      <span>{`${plan.route} · ${plan.path}`}</span>
      <span>{said.filter(Boolean).join(' · ')}</span>
      {address && holds(permissions, READ_ROUTES) && (
        <Anchor component={Link} to={address} size="sm">
          {t('loadOrders.screens.plan.open')}
        </Anchor>
      )}
    </Stack>
  );
}

/** The checkpoints of the path, and a newer version of it where there is one. */
export function PlanNotice({ order }: { readonly order: OrderView }): ReactNode {
  const checkpoints = order.plan?.checkpoints ?? [];
  return (
    <Stack gap="sm" mt="sm">
      <NewerPath order={order} />
      {checkpoints.length > 0 && <CheckpointList checkpoints={checkpoints} />}
    </Stack>
  );
}
