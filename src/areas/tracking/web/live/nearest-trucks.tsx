import { Button, CloseButton, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { Position } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { PlaceSearch } from '#ui/map/picker/place-search.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { readFreeTrucks } from '../../contract/live.calls.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import AssignTruckDialog from './assign-truck-dialog.tsx';
import type { Nearest } from './map-state.ts';
import classes from './nearest-trucks.module.css';
import { OrderPicker } from './order-picker.tsx';
import { useWaitingOrder } from './use-waiting-orders.ts';

interface NearestTrucksProps {
  readonly nearest: Nearest;
  readonly onChange: (nearest: Nearest | null) => void;
  readonly onSelect: (id: string) => void;
}

/** The free trucks nearest to a point: one of the map, an address, or where an order is loaded. */
export default function NearestTrucks({ nearest, onChange, onSelect }: NearestTrucksProps): ReactNode {
  const { t } = useTranslation();
  const { orderId } = nearest;
  const { order, loadsAt } = useWaitingOrder(orderId);
  const mayAssign = useHolds(ASSIGN_TRUCKER);
  const at = nearest.at ?? loadsAt;
  const hint = order && !at ? 'unplaced' : 'hint';
  return (
    <section className={classes.nearest} aria-label={t('tracking.live.nearest.title')}>
      <header className={classes.nearestHead}>
        <strong>{t('tracking.live.nearest.title')}</strong>
        <CloseButton aria-label={t('tracking.live.nearest.close')} onClick={() => onChange(null)} />
      </header>
      <PlaceSearch around={null} onFound={(found) => onChange({ ...nearest, at: found })} />
      {mayAssign && <OrderPicker orderId={orderId} onChange={(id) => onChange({ at: null, orderId: id })} />}
      {at ? (
        <Found at={at} orderId={orderId} mayAssign={mayAssign} onSelect={onSelect} />
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {t(`tracking.live.nearest.${hint}`)}
        </Text>
      )}
    </section>
  );
}

interface FoundProps extends Pick<NearestTrucksProps, 'onSelect'> {
  readonly at: Position;
  readonly orderId: string | null;
  readonly mayAssign: boolean;
}

function Found({ at, orderId, mayAssign, onSelect }: FoundProps): ReactNode {
  const { t } = useTranslation();
  const [assigned, setAssigned] = useState<LiveTruck | null>(null);
  const query = { lat: at.lat, lng: at.lng, ...(orderId ? { loadingOrderId: orderId } : {}) };
  const { data, isError, refetch } = useCall(readFreeTrucks, { query }, { placeholderData: (before) => before });
  if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={2} />;
  if (data.trucks.length === 0) return <p className={classes.quiet}>{t('tracking.live.nearest.none')}</p>;
  return (
    <>
      <ol className={classes.nearestList} aria-label={t('tracking.live.nearest.title')}>
        {data.trucks.map((near) => (
          <Near key={near.truck.id} near={near} onSelect={onSelect} onAssign={mayAssign ? setAssigned : null} />
        ))}
      </ol>
      {assigned && <AssignTruckDialog truck={assigned} wanted={orderId} onClose={() => setAssigned(null)} />}
    </>
  );
}

interface NearProps extends Pick<NearestTrucksProps, 'onSelect'> {
  readonly near: CallReply<typeof readFreeTrucks>['trucks'][number];
  /** Null for whoever may not. */
  readonly onAssign: ((truck: LiveTruck) => void) | null;
}

function Near({ near: { truck, km, reasons, assignable }, onSelect, onAssign }: NearProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const { id, plate, driver, contactAt } = truck;
  return (
    <li className={classes.nearestTruck}>
      <button type="button" className={classes.nearestWords} onClick={() => onSelect(id)}>
        <span>
          <strong>{plate}</strong> · {withUnit(km, 'km')}
        </span>
        <span className={classes.quiet}>
          {driver && `${driver} · `}
          {contactAt ? <RelativeTime instant={contactAt} /> : t('tracking.live.neverSeen')}
        </span>
        {reasons.length > 0 && (
          <span className={classes.reasons}>
            {reasons.map(({ code, loadingOrderCode, checks }) => (
              <Chip key={code} tone={forbids(code) ? 'danger' : 'warning'}>
                {t(`loadOrders.reasons.${code}`, { order: loadingOrderCode ?? '', checks: checks.join(', ') })}
              </Chip>
            ))}
          </span>
        )}
      </button>
      {onAssign && (
        <Button
          size="compact-sm"
          variant={assignable ? 'light' : 'default'}
          disabled={!assignable}
          aria-label={t('tracking.live.assign.title', { plate })}
          onClick={() => onAssign(truck)}
        >
          {t('tracking.live.nearest.assign')}
        </Button>
      )}
    </li>
  );
}
