import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import { VEHICLES_MAX } from '#areas/registrations/rules/registration.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { newVehicle, type RegisterValues } from './register-shape.ts';
import { VehicleFields } from './vehicle-fields.tsx';

const field = fieldsOf<RegisterValues>();

interface VehiclesStepProps {
  readonly link: string;
  readonly register: RegisterPage;
}

export function VehiclesStep({ link, register: { country, asked } }: VehiclesStepProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <EntryList
        path={field('vehicles')}
        max={VEHICLES_MAX}
        nameField="plate"
        words={{
          one: (number) => t('registrations.page.vehicle', { number }),
          add: t('registrations.page.addVehicle'),
          remove: (name) => t('registrations.page.removeVehicle', { name }),
        }}
        make={newVehicle}
      >
        {(name) => <VehicleFields name={name} link={link} country={country} asked={asked} />}
      </EntryList>
      <NoVehicle />
    </>
  );
}

/** A list without entries has no field that could say so. */
function NoVehicle(): ReactNode {
  const { t } = useTranslation();
  const { errors } = useFormState({ name: 'vehicles' });
  const vehicles = useFieldValue(field('vehicles'));
  if (vehicles.length > 0 || !get(errors, 'vehicles')) return null;
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {t('validation.noVehicle')}
    </Text>
  );
}
