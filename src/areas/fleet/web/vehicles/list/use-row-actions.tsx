import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconToggleLeft from '@tabler/icons-react/dist/esm/icons/IconToggleLeft.mjs';
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import type { VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { updateAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { ICON, type Start } from './row-task.ts';
import { useMarketAction } from './use-market-action.tsx';
import { useMatchActions } from './use-match-actions.tsx';

/** What the signed-in person may do with each row. */
export function useRowActions(fleet: VehicleFleet, start: Start): (row: VehicleRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const { mayWrite } = useVehicleAccess(fleet);
  const matchActions = useMatchActions(start);
  const marketAction = useMarketAction(fleet, start);
  const isTruck = FLEET_TRAITS[fleet].kind === 'truck';
  return (row) => {
    const enabled = row.status === 'enabled';
    const vehicle = { _id: row._id, plate: shownPlate(row.countryCode, row.plate), enabled };
    const task = { vehicle, driverId: row.truckerId };
    const zipAction: RowAction = {
      id: 'zip',
      label: t('fleet.vehicles.actions.zip'),
      icon: <IconFileZip {...ICON} />,
      onAct: () => start({ act: 'zip', ...task }),
    };
    if (!mayWrite) return [zipAction, ...marketAction(task)];
    return [
      {
        id: 'edit',
        label: t('fleet.vehicles.actions.edit'),
        icon: <IconPencil {...ICON} />,
        href: updateAddress(fleet, row._id),
      },
      ...(isTruck ? matchActions(task) : []),
      zipAction,
      ...marketAction(task),
      {
        id: 'toggle',
        label: t(`fleet.vehicles.actions.${enabled ? 'disable' : 'enable'}`),
        icon: enabled ? <IconToggleLeft {...ICON} /> : <IconToggleRight {...ICON} />,
        danger: enabled,
        onAct: () => start({ act: 'toggle', ...task }),
      },
      {
        id: 'remove',
        label: t('fleet.vehicles.actions.remove'),
        icon: <IconTrash {...ICON} />,
        danger: true,
        onAct: () => start({ act: 'remove', ...task }),
      },
    ];
  };
}
