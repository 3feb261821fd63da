import { ActionIcon, Button, Menu } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { taskSearch, updateAddress } from '#areas/load-orders/contract/order-addresses.ts';
import type { OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import { screens as trips } from '#areas/trips/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { ActionMark } from '../order/action-icons.tsx';
import { HARMFUL, nextAction, OFFERS } from '../order/order-offers.ts';
import { useOrderMoves } from '../order/use-order-moves.ts';
import { PRINT } from '../print/print-address.ts';

interface OrderActionsProps {
  readonly order: OrderView;
  readonly backTo: string;
}

/** The next action as a button, all others in a menu. */
export function OrderActions({ order, backTo }: OrderActionsProps): ReactNode {
  const { t } = useTranslation();
  const offered = useOffered(order, backTo);
  const next = nextAction(order.moves);
  const rest = order.moves.filter((action) => action !== next && offered.isOpen(action));
  const item = (action: OrderAction) => {
    const look = {
      leftSection: <ActionMark action={action} />,
      children: t(`loadOrders.screens.actions.${action}`),
      ...(HARMFUL.has(action) ? { color: 'var(--tone-danger-text)' } : {}),
    };
    const address = offered.address(action);
    if (address !== null) return <Menu.Item key={action} component={Link} to={address} {...look} />;
    return <Menu.Item key={action} onClick={() => offered.begin(action)} {...look} />;
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon data-menu variant="default" size="input-sm" aria-label={t('loadOrders.screens.actions.more')}>
            <IconDots size="1.2rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {rest.filter((action) => !HARMFUL.has(action)).map(item)}
          {order.side === 'own' && order.moves.includes('update') && (
            <Menu.Item
              component={Link}
              to={offered.analyst}
              leftSection={<IconUserStar size="1.1rem" stroke={1.6} aria-hidden />}
            >
              {t('loadOrders.screens.actions.analyst')}
            </Menu.Item>
          )}
          {order.moves.length > 0 && (
            <Menu.Item
              component={Link}
              to={offered.message}
              leftSection={<IconBrandWhatsapp size="1.1rem" stroke={1.6} aria-hidden />}
            >
              {t('loadOrders.screens.assign.message')}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={`?${PRINT}=true`}
            leftSection={<IconPrinter size="1.1rem" stroke={1.6} aria-hidden />}
          >
            {t('loadOrders.screens.actions.print')}
          </Menu.Item>
          {rest.some((action) => HARMFUL.has(action)) && <Menu.Divider />}
          {rest.filter((action) => HARMFUL.has(action)).map(item)}
        </Menu.Dropdown>
      </Menu>
      {next && <NextButton action={next} offered={offered} />}
      {order.side === 'driver' && (
        <Button component={Link} to={addressOf(trips.myTrip, { loadOrderId: order._id })}>
          {t('loadOrders.screens.actions.openTrip')}
        </Button>
      )}
    </>
  );
}

interface NextButtonProps {
  readonly action: OrderAction;
  readonly offered: ReturnType<typeof useOffered>;
}

function NextButton({ action, offered }: NextButtonProps): ReactNode {
  const { t } = useTranslation();
  const look = {
    leftSection: <ActionMark action={action} />,
    children: t(`loadOrders.screens.actions.${action}`),
  };
  const address = offered.address(action);
  if (address !== null) return <Button component={Link} to={address} {...look} />;
  return <Button loading={offered.busy} onClick={() => offered.begin(action)} {...look} />;
}

/** How each action starts here: at an address, or at once. */
function useOffered(order: OrderView, backTo: string) {
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const [params] = useSearchParams();
  const { move, remove, busy } = useOrderMoves();
  const toUpdate = updateAddress(order.kind, order.operation.operationId, order._id);
  const address = (action: OrderAction): string | null => {
    const offer = OFFERS[action];
    if (offer.kind === 'task') return taskSearch(params, offer.task, order._id);
    return offer.kind === 'update' ? toUpdate : null;
  };
  const begin = (action: OrderAction) => {
    const offer = OFFERS[action];
    if (offer.kind === 'quick') void move(offer.move, order);
    if (offer.kind === 'remove') void remove([order], () => void navigate(backTo, { replace: true }));
  };
  return {
    busy,
    address,
    begin,
    analyst: taskSearch(params, 'analyst', order._id),
    message: taskSearch(params, 'message', order._id),
    isOpen: (action: OrderAction) => action !== 'update' || canOpen(toUpdate),
  };
}
