import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { profileAddress, updateAddress } from '../addresses.ts';
import { useDriverAccess } from '../use-driver-access.ts';
import { useDriverToggle } from '../use-driver-toggle.ts';

/** What the signed-in person may do with this driver. */
export function DriverActions({ driver }: { readonly driver: DriverView }): ReactNode {
  const { t } = useTranslation();
  const { market, _id, enabled, verified } = driver;
  const { mayUpdate } = useDriverAccess(market);
  const { setEnabled, setVerified, busy } = useDriverToggle();
  const say = (action: NameIn<'fleet.drivers.actions'>) => t(`fleet.drivers.actions.${action}`);
  if (!mayUpdate) {
    return (
      <Button component={Link} to={profileAddress(market, _id)} variant="default">
        {say('profile')}
      </Button>
    );
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" loading={busy} rightSection={<IconChevronDown size="1rem" aria-hidden />}>
            {say('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={profileAddress(market, _id)}>
            {say('profile')}
          </Menu.Item>
          <Menu.Item onClick={() => setVerified(driver, !verified)}>{say(verified ? 'unverify' : 'verify')}</Menu.Item>
          <Menu.Item onClick={() => void setEnabled(driver, !enabled)}>{say(enabled ? 'disable' : 'enable')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        component={Link}
        to={updateAddress(market, _id)}
        leftSection={<IconPencil size="1.1rem" stroke={1.7} aria-hidden />}
      >
        {say('edit')}
      </Button>
    </>
  );
}
