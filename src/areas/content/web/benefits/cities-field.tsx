import { Pill } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { useCitySource } from '#ui/map/city-source.ts';
import { CITIES_MAX } from '../../rules/content-limits.ts';
import { benefitField } from './benefit-form-shape.ts';
import classes from './cities-field.module.css';

/** The cities where a benefit holds: each is found by its name and joins the others. */
export function CitiesField(): ReactNode {
  const { t } = useTranslation();
  const cities = useFieldValue(benefitField('cities')) ?? [];
  const country = useFieldValue(benefitField('country'));
  const source = useCitySource(country ?? null);
  const { set } = useFormValues();
  // The field begins anew after each city.
  const [added, setAdded] = useState(0);
  const change = (next: typeof cities) => set(benefitField('cities'), next, { shouldDirty: true });
  const add = (city: Option | null) => {
    if (!city) return;
    if (!cities.some(({ cityId }) => cityId === city.value))
      change([...cities, { cityId: city.value, cityName: city.label }]);
    set(benefitField('addCity'), null);
    setAdded(added + 1);
  };
  return (
    <div className={classes.field}>
      <CityField
        key={added}
        name={benefitField('addCity')}
        label={t('content.fields.addCity')}
        help={t('content.fields.citiesHelp')}
        required={false}
        disabled={cities.length >= CITIES_MAX}
        source={source}
        onPick={add}
      />
      {cities.length > 0 && (
        <Pill.Group>
          {cities.map(({ cityId, cityName }) => (
            <Pill
              key={cityId}
              withRemoveButton
              removeButtonProps={{
                'aria-label': t('content.fields.removeCity', { city: cityName }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => change(cities.filter((city) => city.cityId !== cityId))}
            >
              {cityName}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </div>
  );
}
