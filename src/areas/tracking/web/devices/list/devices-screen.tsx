import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeviceRow, deviceList } from '#areas/tracking/contract/device.list.ts';
import { WRITE_DEVICES } from '#areas/tracking/contract/device.permissions.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { DEVICES, deviceAddress, taskAddress } from '../device-addresses.ts';
import { DeviceDialogs } from '../device-dialogs.tsx';
import { CLAIM_TONES, STATE_TONES } from '../device-looks.ts';
import type { MadeSecret } from '../secret-dialog.tsx';
import { DEVICE_CELLS } from './device-cells.tsx';
import { ListActions } from './list-actions.tsx';

const Disputes = lazyWith(['tracking/later'], () => import('../disputes-section.tsx'));

const CALLS = listCalls(deviceList);
const TONES = { state: STATE_TONES, claim: CLAIM_TONES };
const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const deviceId = ({ _id }: DeviceRow): string => _id;

export const first = firstPage(deviceList, CALLS);

/** Everything that reports positions for the company; the platform also decides about disputed numbers here. */
export default function DevicesScreen(): ReactNode {
  const { t } = useTranslation();
  const { isSuperAdmin } = useSignedIn();
  const mayWrite = useHolds(WRITE_DEVICES);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const rowActions = ({ _id, truckId }: DeviceRow): readonly RowAction[] => [
    {
      id: 'edit',
      label: t('tracking.devices.actions.edit'),
      icon: <IconPencil {...ICON} />,
      href: taskAddress('edit', _id),
    },
    ...(truckId
      ? []
      : [
          {
            id: 'link',
            label: t('tracking.devices.actions.link'),
            icon: <IconTruck {...ICON} />,
            href: taskAddress('link', _id),
          },
        ]),
  ];
  return (
    <>
      {isSuperAdmin && (
        <Suspense fallback={null}>
          <Disputes />
        </Suspense>
      )}
      <ListScreen
        definition={deviceList}
        calls={CALLS}
        rowId={deviceId}
        cells={DEVICE_CELLS}
        tones={TONES}
        tabTones={STATE_TONES}
        rowHref={({ _id }) => deviceAddress(_id)}
        {...(mayWrite ? { rowActions } : {})}
        actions={<ListActions />}
      />
      <DeviceDialogs backTo={DEVICES} made={made} onMade={setMade} />
    </>
  );
}
