import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import { timeZonesOf } from '#countries/time-zone.ts';
import { showInstant } from '#kernel/dates.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { ProfileInput } from './company-form-shape.ts';

const field = fieldsOf<ProfileInput>();

interface TimeZoneFieldProps {
  readonly country: string;
  readonly readOnly: boolean;
}

/** The zones of the country, each with the time it is there now. */
export function TimeZoneField({ country, readOnly }: TimeZoneFieldProps): ReactNode {
  const { t } = useTranslation();
  const now = new Date();
  return (
    <SelectField
      name={field('timeZone')}
      label={t('companies.fields.timeZone')}
      help={t('companies.fields.timeZoneHelp')}
      readOnly={readOnly}
      options={timeZonesOf(countryOrDefault(country)).map(({ id, places }) => ({
        value: id,
        label: `${places} (${showInstant(now, id).slice(-5)})`,
      }))}
    />
  );
}
