import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import { useCityPick } from '#ui/map/use-city-pick.ts';
import type { OperationInput } from './operation-shape.ts';
import { PlaceBook } from './place-book.tsx';

const form = fieldsOf<OperationInput>();

/** Where the trip begins or ends: its city with its position, and every known detail. */
export function PlaceFields({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const source = useCitySource();
  const field = fieldsIn(form(name));
  const { get } = useFormValues();
  const pick = useCityPick(field());
  const { cityId, cityName } = get(field());
  return (
    <FieldGrid>
      <CityField
        name={field('cityId')}
        label={t(`operations.fields.${name}`)}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => void pick(city)}
      />
      <PlaceBook name={name} />
      <TextField name={field('address')} label={t('operations.fields.address')} />
      <FullRow>
        <TextField name={field('reference')} label={t('operations.fields.placeReference')} />
      </FullRow>
    </FieldGrid>
  );
}
