import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { screens } from '#areas/tracking/area.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction } from '#ui/palette/palette-item.ts';
import { deviceList } from '../../contract/device.list.ts';
import { WRITE_DEVICES } from '../../contract/device.permissions.ts';
import { deviceAddress, newDeviceAddress } from './device-addresses.ts';

/** The screen has a title and no menu entry. */
export const deviceSource = {
  ...listSource(deviceList, screens.devices, IconDeviceMobile, ({ _id: id, identifier, name, plate }) => {
    const detail = [name, plate].filter(Boolean).join(' · ');
    return { id, label: identifier, ...(detail ? { detail } : {}), address: deviceAddress(id) };
  }),
  labelKey: 'titles.connectedDevices' as const,
};

export const deviceActions: readonly PaletteAction[] = [
  { id: 'device', labelKey: 'menu.actions.newDevice', rule: WRITE_DEVICES, address: newDeviceAddress },
];
