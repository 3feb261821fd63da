import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import IconHomePlus from '@tabler/icons-react/dist/esm/icons/IconHomePlus.mjs';
import { useTranslation } from 'react-i18next';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { ICON, type RowTask, type Start } from './row-task.ts';

/** Moves a vehicle from one market to the other. */
export function useMarketAction(
  fleet: VehicleFleet,
  start: Start,
): (task: Omit<RowTask, 'act'>) => readonly RowAction[] {
  const { t } = useTranslation();
  const { mayTakeOver } = useVehicleAccess(fleet);
  const { market } = FLEET_TRAITS[fleet];
  return (task) => {
    if (!mayTakeOver) return [];
    if (market === 'own') {
      return [
        {
          id: 'letGo',
          label: t('fleet.vehicles.actions.letGo'),
          icon: <IconDoorExit {...ICON} />,
          danger: true,
          onAct: () => start({ act: 'letGo', ...task }),
        },
      ];
    }
    return [
      {
        id: 'appropriate',
        label: t('fleet.vehicles.actions.appropriate'),
        icon: <IconHomePlus {...ICON} />,
        onAct: () => start({ act: 'appropriate', ...task }),
      },
    ];
  };
}
