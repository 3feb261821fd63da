import { Button, Text } from '@mantine/core';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMapPinOff from '@tabler/icons-react/dist/esm/icons/IconMapPinOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './driver.module.css';
import type { Sharing } from './use-position-sharing.ts';

interface SharingLineProps {
  readonly state: Sharing['state'];
  readonly onChange: (shared: boolean) => void;
}

/** Whether the position is shared, and the button to change it at any time; quiet, because it is not the task. */
export function SharingLine({ state, onChange }: SharingLineProps): ReactNode {
  const { t } = useTranslation();
  const isOff = state === 'off';
  const Icon = state === 'on' ? IconMapPin : IconMapPinOff;
  return (
    <div className={classes.sharing} data-state={state} role="status">
      <Icon size="1.25rem" aria-hidden />
      <Text size="sm" flex="1 1 10rem">
        {t(`trips.driver.sharing.${state}`)}
      </Text>
      <Button variant="default" onClick={() => onChange(isOff)}>
        {t(`trips.driver.sharing.${isOff ? 'resume' : 'withdraw'}`)}
      </Button>
    </div>
  );
}
