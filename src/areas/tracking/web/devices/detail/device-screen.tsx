import { Alert, Button, Group, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { readDevice } from '#areas/tracking/contract/device.calls.ts';
import type { DeviceView } from '#areas/tracking/contract/device.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { DEVICES, deviceAddress, taskAddress } from '../device-addresses.ts';
import { DeviceDialogs } from '../device-dialogs.tsx';
import { STATE_TONES } from '../device-looks.ts';
import type { MadeSecret } from '../secret-dialog.tsx';
import { useDeviceActions } from '../use-device-actions.ts';
import { AlertsSection } from './alerts-section.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { DeviceHistory } from './device-history.tsx';
import { HealthSection } from './health-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { TripsSection } from './trips-section.tsx';

/** What it reports is shown when it comes; that it reports nothing is said by the clock alone. */
const SILENCE_MS = 60_000;
const NOT_FOUND = 404;

/** One device: how it is doing, what it sent, and on which trucks and trips it was. */
export default function DeviceScreen(): ReactNode {
  const { t } = useTranslation();
  const { deviceId = '' } = useParams();
  const reply = useCall(readDevice, { params: { id: deviceId } }, { refetchInterval: SILENCE_MS });
  const [made, setMade] = useState<MadeSecret | null>(null);
  if (reply.isError && !reply.data) {
    const { status } = reply.error as { readonly status?: number };
    if (status === NOT_FOUND) return <EmptyState title={t('tracking.devices.detail.gone')} />;
    return <QueryError onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { device } = reply.data;
  return (
    <RecordScreen
      title={device.name ?? device.identifier}
      text={device.name ? device.identifier : t(`lists.devices.values.kind.${device.kind}`)}
      backTo={DEVICES}
      status={<Status device={device} />}
      actions={<Actions device={device} onMade={setMade} />}
    >
      {device.claim === 'awaiting' && (
        <Alert color="yellow" mb="md">
          {t('tracking.devices.detail.awaiting')}
        </Alert>
      )}
      <RecordColumns
        first={
          <>
            <DeviceFacts device={device} />
            <PlaceSection device={device} />
            <HealthSection id={device._id} />
            <MessagesSection id={device._id} />
          </>
        }
        second={
          <>
            <AlertsSection id={device._id} />
            <LinksSection links={device.links} />
            <TripsSection id={device._id} />
            <DeviceHistory id={device._id} />
          </>
        }
      />
      <DeviceDialogs backTo={deviceAddress(device._id)} made={made} onMade={setMade} />
    </RecordScreen>
  );
}

function Status({ device }: { readonly device: DeviceView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Group gap="xs" component="span">
      <StatusChip tone={STATE_TONES[device.state]} label={t(`lists.devices.values.state.${device.state}`)} />
      {device.kind === 'simulated' && <Chip tone="info">{t('lists.devices.values.kind.simulated')}</Chip>}
      {device.claimedProtocol && <Chip tone="warning">{t('tracking.devices.detail.unverified')}</Chip>}
    </Group>
  );
}

interface ActionsProps {
  readonly device: DeviceView;
  readonly onMade: (made: MadeSecret) => void;
}

function Actions({ device, onMade }: ActionsProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, rotate, toggle, unlink, remove } = useDeviceActions();
  const { identifier, truck, disabledAt, actions } = device;
  if (!actions.includes('update')) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" loading={busy} data-menu aria-label={t('tracking.devices.actions.more')}>
            <IconDots size="1.1rem" stroke={1.6} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void rotate(device, (secret) => onMade({ identifier, secret }))}>
            {t('tracking.devices.actions.rotate')}
          </Menu.Item>
          {truck ? (
            <Menu.Item onClick={() => void unlink(device, truck.plate)}>
              {t('tracking.devices.actions.unlink')}
            </Menu.Item>
          ) : (
            <Menu.Item component={Link} to={taskAddress('link', device._id)}>
              {t('tracking.devices.actions.link')}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => void toggle(device, disabledAt !== null)}>
            {t(disabledAt ? 'tracking.devices.actions.enable' : 'tracking.devices.actions.disable')}
          </Menu.Item>
          {actions.includes('remove') && (
            <Menu.Item color="red" onClick={() => void remove(device, () => void navigate(DEVICES, { replace: true }))}>
              {t('tracking.devices.actions.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button
        component={Link}
        to={taskAddress('edit', device._id)}
        leftSection={<IconPencil size="1.1rem" stroke={1.6} aria-hidden />}
      >
        {t('tracking.devices.actions.edit')}
      </Button>
    </>
  );
}
