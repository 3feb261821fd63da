import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { VEHICLE_WIRE } from '#areas/fleet/contract/vehicle-wire.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { screens as imports } from '#areas/imports/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { createAddress, taskSearch } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { ICON } from './row-task.ts';

/** The actions of the screen: registering, and the rarer ones in a menu. */
export function ListActions({ fleet }: { readonly fleet: VehicleFleet }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const { mayWrite, mayImport } = useVehicleAccess(fleet);
  const uploader = addressOf(imports.uploader, { type: VEHICLE_WIRE[fleet].id });
  const { market, kind } = FLEET_TRAITS[fleet];
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
            {t('fleet.vehicles.actions.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={taskSearch(params, 'find')} leftSection={<IconSearch {...ICON} />}>
            {t('fleet.vehicles.search.title')}
          </Menu.Item>
          {mayWrite && market === 'own' && kind === 'truck' && (
            <Menu.Item
              component={Link}
              to={taskSearch(params, 'categories')}
              leftSection={<IconClockHour4 {...ICON} />}
            >
              {t('fleet.vehicles.categories.title')}
            </Menu.Item>
          )}
          {mayImport && canOpen(uploader) && (
            <Menu.Item component={Link} to={uploader} leftSection={<IconUpload {...ICON} />}>
              {t('fleet.vehicles.actions.import')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {mayWrite && (
        <Button
          component={Link}
          to={createAddress(fleet)}
          leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
        >
          {t(`fleet.vehicles.kind.${kind}.new`)}
        </Button>
      )}
    </>
  );
}
