import { Button } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IMPORT_DRIVERS } from '#areas/fleet/contract/driver.permissions.ts';
import { DRIVER_WIRE } from '#areas/fleet/contract/driver-wire.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { screens as imports } from '#areas/imports/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { createAddress } from '../addresses.ts';
import { useDriverAccess } from '../use-driver-access.ts';

/** Spreadsheets are imported into the own fleet only. */
const IMPORTED: Market = 'own';

export function ListActions({ market }: { readonly market: Market }): ReactNode {
  const { t } = useTranslation();
  const { mayCreate } = useDriverAccess(market);
  return (
    <>
      <ImportButton market={market} />
      {mayCreate && (
        <Button
          component={Link}
          to={createAddress(market)}
          leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
        >
          {t('fleet.drivers.actions.new')}
        </Button>
      )}
    </>
  );
}

function ImportButton({ market }: { readonly market: Market }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const mayImport = useHolds(IMPORT_DRIVERS);
  const address = addressOf(imports.uploader, { type: DRIVER_WIRE[IMPORTED].id });
  if (market !== IMPORTED || !mayImport || !canOpen(address)) return null;
  return (
    <Button
      component={Link}
      to={address}
      variant="default"
      leftSection={<IconFileImport size="1.15rem" stroke={1.7} aria-hidden />}
    >
      {t('fleet.drivers.actions.import')}
    </Button>
  );
}
