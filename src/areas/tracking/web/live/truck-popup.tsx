import { ActionIcon, Anchor, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { messageTo } from '#countries/phone.ts';
import { dayIn, hourIn, showInstant } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useZone } from '#ui/session/zone.ts';
import { readTruck } from '../../contract/live.calls.ts';
import type { LiveOrder, LiveTruck } from '../../contract/live.shapes.ts';
import { ALERT_TONES } from '../alerts/alert-tones.ts';
import { alertAddress } from './alert-address.ts';
import { TruckActions } from './truck-actions.tsx';
import { STATE_TONES } from './truck-marks.ts';
import classes from './truck-popup.module.css';
import { TruckSignal } from './truck-signal.tsx';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
/** The expected arrival changes slowly. */
const READ_EVERY_MS = 60_000;

interface TruckPopupProps {
  readonly truck: LiveTruck;
  readonly isFollowed: boolean;
  readonly onFollow: (follows: boolean) => void;
  /** On the wall nobody can press anything. */
  readonly isPicture: boolean;
}

/** What a control room asks about one truck. */
export function TruckPopup({ truck, isFollowed, onFollow, isPicture }: TruckPopupProps): ReactNode {
  const { t } = useTranslation();
  const { order, driver, phone, freeSince, free } = truck;
  return (
    <div className={classes.popup} data-picture={isPicture || undefined}>
      <Marks truck={truck} />
      {order && <OrderLine order={order} />}
      {free && (
        <span className={classes.quiet}>
          {t('tracking.live.status.free')}
          {freeSince && (
            <>
              {' · '}
              <RelativeTime instant={freeSince} />
            </>
          )}
        </span>
      )}
      <TruckSignal truck={truck} />
      {order && <Arrival key={truck.id} truck={truck} order={order} />}
      {driver && <DriverLine driver={driver} phone={isPicture ? null : phone} />}
      {!isPicture && <TruckActions truck={truck} isFollowed={isFollowed} onFollow={onFollow} />}
    </div>
  );
}

function Marks({ truck: { plate, state, alert, simulated, unverified } }: { readonly truck: LiveTruck }): ReactNode {
  const { t } = useTranslation();
  return (
    <Group gap="xs" className={classes.marks!}>
      <strong className={classes.plate}>{plate}</strong>
      <StatusChip tone={STATE_TONES[state]} label={t(`tracking.live.states.${state}`)} />
      {alert && (
        <Link to={alertAddress(alert.id)} className={classes.alert}>
          <Chip tone={ALERT_TONES.criticality[alert.criticality]}>
            {t(dynamicKey('tracking.alerts.types', alert.type))}
          </Chip>
        </Link>
      )}
      {simulated && <Chip tone="info">{t('tracking.live.simulated')}</Chip>}
      {unverified && (
        <Chip tone="warning" title={t('tracking.live.unverifiedHint')}>
          {t('tracking.live.unverified')}
        </Chip>
      )}
    </Group>
  );
}

function OrderLine({ order }: { readonly order: LiveOrder }): ReactNode {
  const { code, kind, operationId, id, client, origin, destination } = order;
  return (
    <span>
      <Anchor component={Link} to={detailAddress(listOf(kind, false), operationId, id)} inherit underline="always">
        {code}
      </Anchor>
      {client && ` · ${client}`}
      <span className={classes.way}>{`${origin} → ${destination}`}</span>
    </span>
  );
}

const digits = (phone: string) => phone.replace(/\D/g, '');

function DriverLine({ driver, phone }: { readonly driver: string; readonly phone: string | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.driver}>
      <span>{driver}</span>
      {phone && (
        <>
          <ActionIcon
            component="a"
            href={`tel:+${digits(phone)}`}
            variant="subtle"
            aria-label={t('ui.feedback.call', { name: driver })}
          >
            <IconPhone {...ICON} />
          </ActionIcon>
          <ActionIcon
            component="a"
            href={messageTo(digits(phone))}
            target="_blank"
            rel="noreferrer"
            variant="subtle"
            aria-label={t('ui.feedback.message', { name: driver })}
          >
            <IconBrandWhatsapp {...ICON} />
          </ActionIcon>
        </>
      )}
    </span>
  );
}

interface ArrivalProps {
  readonly truck: LiveTruck;
  readonly order: LiveOrder;
}

/** Read for the one truck that is looked at, which is noted for its driver. */
function Arrival({ truck, order: { nextStop } }: ArrivalProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const zone = useZone();
  const { data } = useCall(readTruck, { params: { vehicleId: truck.id } }, { refetchInterval: READ_EVERY_MS });
  const eta = data?.eta;
  const next = data?.nextCheckpoint;
  const today = dayIn(new Date(), zone);
  const time = (instant: string) =>
    dayIn(new Date(instant), zone) === today ? hourIn(instant, zone) : showInstant(instant, zone);
  return (
    <>
      {nextStop && <span>{t('tracking.live.nextStop', { place: nextStop })}</span>}
      {next && <span>{t('tracking.live.nextCheckpoint', { name: next.name, distance: withUnit(next.km, 'km') })}</span>}
      {eta && (
        <span>
          {t('tracking.live.eta', { at: time(eta.at), distance: withUnit(eta.remainingKm, 'km') })}
          <span className={classes.source}>
            {t('tracking.live.etaRange', { from: time(eta.from), to: time(eta.to) })} ·{' '}
            {t(`tracking.live.etaSource.${eta.source}`)}
          </span>
        </span>
      )}
    </>
  );
}
