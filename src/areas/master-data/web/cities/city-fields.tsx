import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditedCity, readRegions } from '#areas/master-data/contract/city.calls.ts';
import { CITY_NAME_MAX } from '#areas/master-data/rules/city-limits.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import type { CityForm } from './city-shape.ts';

const field = fieldsOf<CityForm>();
const DEGREE_DECIMALS = 6;

/** The country of a town that exists already stays. */
export function CityFields({ city }: { readonly city: EditedCity | null }): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const country = useFieldValue(field('position.countryCode'));
  const region = useFieldValue(field('region'));
  const countries = useCountryOptions(country);
  const { data } = useCall(readRegions, { query: { country } });
  const known = data?.regions ?? [];
  const regions = region === '' || known.includes(region) ? known : [region, ...known];
  return (
    <FormSection title={t('cities.formTitle')} text={t('cities.text')}>
      <FieldGrid>
        <SelectField
          name={field('position.countryCode')}
          label={t('lists.cities.columns.country')}
          options={countries}
          readOnly={city !== null}
          onPick={() => set(field('region'), '', { shouldDirty: true })}
        />
        <SelectField
          name={field('region')}
          label={t('lists.cities.columns.region')}
          options={regions.map((name) => ({ value: name, label: name }))}
          required
        />
        <TextField name={field('name')} label={t('lists.cities.columns.name')} max={CITY_NAME_MAX} required />
        <NumberField
          name={field('people')}
          label={t('lists.cities.columns.people')}
          help={t('cities.peopleHelp')}
          decimals={0}
        />
        <PositionField
          name={field('position')}
          label={t('cities.position')}
          words={{ pick: t('cities.pick'), clear: t('cities.clear') }}
        />
        <NumberField
          name={field('position.lat')}
          label={t('lists.cities.columns.lat')}
          decimals={DEGREE_DECIMALS}
          signed
          required
        />
        <NumberField
          name={field('position.lng')}
          label={t('lists.cities.columns.lng')}
          decimals={DEGREE_DECIMALS}
          signed
          required
        />
      </FieldGrid>
      {city?.productName && city.productName !== city.name && (
        <Text size="sm" c="dimmed">
          {t('cities.productName', { name: city.productName })}
        </Text>
      )}
      {city?.changedBy && (
        <Text size="sm" c="dimmed">
          {t('masterData.lastChange', { name: city.changedBy })}
        </Text>
      )}
    </FormSection>
  );
}
