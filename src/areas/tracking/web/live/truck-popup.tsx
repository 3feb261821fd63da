import { ActionIcon, Anchor, Group } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { messageTo } from '#countries/phone.ts';
import { showInstant } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useZone } from '#ui/session/zone.ts';
import { readTruck } from '../../contract/live.calls.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { deviceAddress } from '../devices/device-addresses.ts';
import classes from './map-screen.module.css';
import { TruckActions } from './truck-actions.tsx';
import { STATE_TONES } from './truck-marks.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
/** The expected arrival changes slowly. */
const READ_EVERY_MS = 60_000;

interface TruckPopupProps {
  readonly truck: LiveTruck;
  readonly isFollowed: boolean;
  readonly onFollow: (follows: boolean) => void;
}

/** What a control room asks about one truck. */
export function TruckPopup({ truck, isFollowed, onFollow }: TruckPopupProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const { order, driver, phone, state, speed, contactAt, unverified, simulated, alert } = truck;
  return (
    <div className={classes.popup}>
      <Group gap="xs">
        <strong>{truck.plate}</strong>
        <StatusChip tone={STATE_TONES[state]} label={t(`tracking.live.states.${state}`)} />
        {alert && <Chip tone="danger">{t(dynamicKey('tracking.alerts.types', alert.type))}</Chip>}
        {simulated && <Chip tone="info">{t('tracking.live.simulated')}</Chip>}
        {unverified && (
          <Chip tone="warning" title={t('tracking.live.unverifiedHint')}>
            {t('tracking.live.unverified')}
          </Chip>
        )}
      </Group>
      {order && (
        <Anchor component={Link} to={detailAddress(listOf(order.kind, false), order.operationId, order.id)} size="sm">
          {order.code}
        </Anchor>
      )}
      {order && <span>{[order.client, `${order.origin} → ${order.destination}`].filter(Boolean).join(' · ')}</span>}
      <span className={classes.quiet}>
        {speed !== null && `${withUnit(speed, 'km/h')} · `}
        {contactAt ? <RelativeTime instant={contactAt} /> : t('tracking.live.neverSeen')}
      </span>
      {order && <Arrival truck={truck} />}
      {driver && (
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
      )}
      {truck.deviceId && (
        <Anchor component={Link} to={deviceAddress(truck.deviceId)} size="sm">
          {t('tracking.live.device')}
        </Anchor>
      )}
      <TruckActions truck={truck} isFollowed={isFollowed} onFollow={onFollow} />
    </div>
  );
}

const digits = (phone: string) => phone.replace(/\D/g, '');

/** Read for the one truck that is looked at, which is noted for its driver. */
function Arrival({ truck }: { readonly truck: LiveTruck }): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const zone = useZone();
  const { data } = useCall(readTruck, { params: { vehicleId: truck.id } }, { refetchInterval: READ_EVERY_MS });
  const time = (instant: string) => showInstant(new Date(instant), zone);
  const eta = data?.eta;
  const next = data?.nextCheckpoint;
  return (
    <>
      {truck.order?.nextStop && <span>{t('tracking.live.nextStop', { place: truck.order.nextStop })}</span>}
      {next && <span>{t('tracking.live.nextCheckpoint', { name: next.name, distance: withUnit(next.km, 'km') })}</span>}
      {eta && (
        <span>
          {t('tracking.live.eta', { at: time(eta.at), distance: withUnit(eta.remainingKm, 'km') })}
          <span className={classes.quiet}>
            {' '}
            {t('tracking.live.etaRange', { from: time(eta.from), to: time(eta.to) })} ·{' '}
            {t(`tracking.live.etaSource.${eta.source}`)}
          </span>
        </span>
      )}
    </>
  );
}
