import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../worker/new-version.ts';
import classes from './notices.module.css';

/** Lines above the screen about the product itself: no network, a newer version. */
export function Notices(): ReactNode {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const takeOver = useNewVersion();
  return (
    <div role="status">
      {!online && (
        <div className={classes.notice} data-tone="warning">
          <IconCloudOff size="1.1rem" stroke={1.6} aria-hidden />
          {t('shell.offline')}
        </div>
      )}
      {takeOver && (
        <div className={classes.notice} data-tone="info">
          <IconSparkles size="1.1rem" stroke={1.6} aria-hidden />
          {t('shell.newVersion')}
          <Button size="compact-sm" variant="default" onClick={takeOver}>
            {t('ui.feedback.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
