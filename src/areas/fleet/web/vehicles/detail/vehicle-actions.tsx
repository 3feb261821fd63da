import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FLEET_TRAITS, fleetOf, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { claimsAddress, detailAddress, listAddress, updateAddress } from '../addresses.ts';
import { useTakeover } from '../takeover/use-takeover.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { useVehicleToggle } from '../use-vehicle-toggle.ts';

interface VehicleActionsProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView;
}

/** What the signed-in person may do with this vehicle. */
export function VehicleActions({ fleet, vehicle }: VehicleActionsProps): ReactNode {
  const { t } = useTranslation();
  const { mayWrite, mayTakeOver } = useVehicleAccess(fleet);
  const { toggle, busy } = useVehicleToggle(fleet);
  const { _id, enabled } = vehicle;
  const named = { _id, plate: shownPlate(vehicle.country.countryCode, vehicle.plate) };
  return (
    <>
      {(mayWrite || mayTakeOver) && <MoreActions fleet={fleet} named={named} />}
      {mayWrite && (
        <>
          <Button variant="default" loading={busy} onClick={() => void toggle({ ...named, enabled })}>
            {t(`fleet.vehicles.actions.${enabled ? 'disable' : 'enable'}`)}
          </Button>
          <Button
            component={Link}
            to={updateAddress(fleet, _id)}
            leftSection={<IconPencil size="1.1rem" stroke={1.7} aria-hidden />}
          >
            {t('fleet.vehicles.actions.edit')}
          </Button>
        </>
      )}
    </>
  );
}

interface MoreActionsProps {
  readonly fleet: VehicleFleet;
  readonly named: { readonly _id: string; readonly plate: string };
}

/** Actions that remove the vehicle from its fleet. */
function MoreActions({ fleet, named }: MoreActionsProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mayWrite, mayTakeOver } = useVehicleAccess(fleet);
  const { market, kind } = FLEET_TRAITS[fleet];
  const { appropriate, letGo } = useTakeover(kind);
  const { remove } = useVehicleToggle(fleet);
  const own = fleetOf('own', kind);
  const spot = fleetOf('spot', kind);
  const { mayRead: seesSpot } = useVehicleAccess(spot);
  const take = () =>
    appropriate(named, (ownId) => void navigate(ownId ? detailAddress(own, ownId) : claimsAddress(own)));
  const release = () =>
    letGo(named, () => void navigate(seesSpot ? detailAddress(spot, named._id) : listAddress(fleet)));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('fleet.vehicles.actions.more')}>
          <IconDots size="1.2rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayTakeOver && (
          <Menu.Item onClick={() => (market === 'own' ? void release() : take())}>
            {t(`fleet.vehicles.actions.${market === 'own' ? 'letGo' : 'appropriate'}`)}
          </Menu.Item>
        )}
        {mayWrite && (
          <Menu.Item
            color="var(--tone-danger-text)"
            leftSection={<IconTrash size="1.1rem" stroke={1.6} aria-hidden />}
            onClick={() => void remove(named, () => void navigate(listAddress(fleet), { replace: true }))}
          >
            {t('fleet.vehicles.actions.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
