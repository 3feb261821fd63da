import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts, Section } from '#ui/record/section.tsx';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';

/** How long each kind of truck takes here. */
export function CategoriesSection({ warehouse }: { readonly warehouse: WarehouseView }): ReactNode {
  const { t } = useTranslation();
  const { ownCategories, categories } = warehouse;
  return (
    <Section title={t('warehouses.detail.categories')} count={ownCategories ? categories.length : 0}>
      {ownCategories ? (
        <Facts
          facts={categories.map(({ typeTransportUnit, typeOperation, timeOfService, scheduling }) => ({
            label: `${t(`warehouses.types.${typeTransportUnit.id}`)} · ${t(`warehouses.operations.${typeOperation.id}`)}`,
            value: scheduling
              ? t('warehouses.detail.minutes', { count: timeOfService })
              : t('warehouses.detail.notBooked'),
          }))}
        />
      ) : (
        <Text c="dimmed">{t('warehouses.detail.ofCompany')}</Text>
      )}
    </Section>
  );
}
