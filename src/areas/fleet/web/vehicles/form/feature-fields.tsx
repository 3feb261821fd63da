import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURE_LIMITS, VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();

/** Axles, capacity, volume and pallets. */
export function FeatureFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      {VEHICLE_FEATURES.map((feature) => (
        <NumberField
          key={feature}
          name={field(`features.${feature}`)}
          label={t(`fleet.vehicles.features.${feature}`)}
          {...FEATURE_LIMITS[feature]}
        />
      ))}
    </FieldGrid>
  );
}
