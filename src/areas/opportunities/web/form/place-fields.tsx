import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WRITE_PLACES } from '#areas/operations/contract/address-book.calls.ts';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import { useCityPick } from '#ui/map/use-city-pick.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import { PlaceBook } from './place-book.tsx';

const form = fieldsOf<OpportunityFormInput>();

/** Where the trip begins or ends: its city with its position, and the details that only the winner sees. */
export function PlaceFields({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const source = useCitySource();
  const field = fieldsIn(form(name));
  const { get } = useFormValues();
  const pick = useCityPick(field());
  const hasBook = useHolds(WRITE_PLACES);
  const { cityId, cityName } = get(field());
  return (
    <FieldGrid>
      <CityField
        name={field('cityId')}
        label={t(`opportunities.fields.${name}`)}
        source={source}
        required
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => void pick(city)}
      />
      <TextField name={field('address')} label={t('opportunities.form.address')} />
      <FullRow>
        <TextField name={field('reference')} label={t('opportunities.form.reference')} />
      </FullRow>
      {hasBook && <PlaceBook name={name} />}
    </FieldGrid>
  );
}
