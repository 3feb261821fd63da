import IconGps from '@tabler/icons-react/dist/esm/icons/IconGps.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { RowAction } from '#ui/list/list-props.ts';
import { taskSearch } from '../addresses.ts';
import { ICON, type RowTask, type Start } from './row-task.ts';

/** What only trucks have: a driver, semitrailers, a device. */
export function useMatchActions(start: Start): (task: Omit<RowTask, 'act'>) => readonly RowAction[] {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return ({ vehicle, driverId }) => [
    {
      id: 'driver',
      label: t(`fleet.vehicles.actions.${driverId ? 'changeDriver' : 'matchDriver'}`),
      icon: <IconUserPlus {...ICON} />,
      href: taskSearch(params, 'driver', vehicle._id),
    },
    ...(driverId
      ? [
          {
            id: 'unmatch',
            label: t('fleet.vehicles.actions.unmatchDriver'),
            icon: <IconUserMinus {...ICON} />,
            onAct: () => start({ act: 'unmatch', vehicle, driverId }),
          },
        ]
      : []),
    {
      id: 'trailers',
      label: t('fleet.vehicles.actions.matchTrailers'),
      icon: <IconLink {...ICON} />,
      href: taskSearch(params, 'trailers', vehicle._id),
    },
    {
      id: 'device',
      label: t('fleet.vehicles.actions.linkDevice'),
      icon: <IconGps {...ICON} />,
      href: taskSearch(params, 'device', vehicle._id),
    },
  ];
}
