import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import { PositionField } from './position-field.tsx';

interface PlaceFieldsProps {
  /** Where the form keeps the place: `origin`, `stops.2.place`. */
  readonly name: string;
  readonly children?: ReactNode;
}

/** Where something is picked up or delivered: its city, and as much more as is known. */
export function PlaceFields({ name, children }: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { setValue, getValues } = useFormContext();
  const withReference = useWatch({ name: `${name}.withReference` }) as boolean;
  const source = useCitySource();
  const { cityId, cityName } = getValues(name) as { readonly cityId: string | null; readonly cityName: string };
  return (
    <FieldGrid>
      <CityField
        name={`${name}.cityId`}
        label={t('loadOrders.screens.place.city')}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => {
          setValue(`${name}.cityName`, city?.label ?? '');
          setValue(`${name}.countryCode`, city?.flag ?? null);
        }}
      />
      <TextField name={`${name}.address`} label={t('loadOrders.screens.place.address')} />
      <PositionField name={name} label={t('loadOrders.screens.place.position')} />
      <TextField name={`${name}.category`} label={t('loadOrders.screens.place.category')} max={100} />
      {children}
      <SwitchField name={`${name}.withReference`} label={t('loadOrders.screens.place.withReference')} />
      {withReference && <TextField name={`${name}.reference`} label={t('loadOrders.screens.place.reference')} />}
    </FieldGrid>
  );
}
