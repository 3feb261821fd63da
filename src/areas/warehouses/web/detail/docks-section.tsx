import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import classes from './warehouse.module.css';

/** Every dock, what it takes, and whether it works. */
export function DocksSection({ warehouse: { docks } }: { readonly warehouse: WarehouseView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('warehouses.form.docks')} count={docks.length}>
      <ul className={classes.docks}>
        {docks.map(({ id, name, actions, operations, vehicleTypes, lanes, inService }) => (
          <li key={id} className={classes.dock}>
            <Text fw={600}>{name}</Text>
            {!inService && <Chip tone="warning">{t('warehouses.detail.outOfService')}</Chip>}
            <Text size="sm" c="dimmed" className={classes.takes!}>
              {[
                ...actions.map((action) => t(`warehouses.actions.${action}`)),
                ...(lanes > 1 ? [t('warehouses.detail.lanes', { count: lanes })] : []),
                ...operations.map((operation) => t(`warehouses.operations.${operation}`)),
                ...vehicleTypes.map((type) => t(`warehouses.types.${type}`)),
              ].join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
