import { Button } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import { deviceImport } from '#areas/tracking/contract/device.imports.ts';
import { WRITE_DEVICES, WRITE_GPS_SETTINGS } from '#areas/tracking/contract/device.permissions.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { taskAddress } from '../device-addresses.ts';

const UPLOAD = addressOf(imports.uploader, { type: deviceImport.id });

/** What is expected of devices, and new ones: each by itself or many from a spreadsheet. */
export function ListActions(): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const mayWrite = useHolds(WRITE_DEVICES);
  const maySet = useHolds(WRITE_GPS_SETTINGS);
  return (
    <>
      {maySet && (
        <Button
          component={Link}
          to={taskAddress('settings')}
          variant="default"
          leftSection={<IconSettings size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('tracking.devices.actions.settings')}
        </Button>
      )}
      {mayWrite && canOpen(UPLOAD) && (
        <Button
          component={Link}
          to={UPLOAD}
          variant="default"
          leftSection={<IconFileImport size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('tracking.devices.actions.import')}
        </Button>
      )}
      {mayWrite && (
        <Button
          component={Link}
          to={taskAddress('create')}
          leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
        >
          {t('tracking.devices.actions.register')}
        </Button>
      )}
    </>
  );
}
