import { Button } from '@mantine/core';
import IconSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './assign-form.module.css';

interface DriverLineProps {
  readonly plate: string;
  /** Null while the truck has no driver who is free. */
  readonly name: string | null;
  readonly onChange: () => void;
}

/** The driver of the chosen truck, and the button to choose another. */
export function DriverLine({ plate, name, onChange }: DriverLineProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.driver}>
      <IconSteeringWheel size="1.2rem" aria-hidden />
      <span className={classes.driverWords} role="status">
        {name
          ? t('loadOrders.screens.assign.willDrive', { plate, name })
          : t('loadOrders.screens.assign.nobodyDrives', { plate })}
      </span>
      <Button variant="default" size="compact-md" onClick={onChange}>
        {t(`loadOrders.screens.assign.${name ? 'otherDriver' : 'chooseDriver'}`)}
      </Button>
    </div>
  );
}
