import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import { timeZonesOf } from '#countries/time-zone.ts';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { useCityPick } from '#ui/map/use-city-pick.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { INSTRUCTIONS_MAX, PHOTOS_MAX } from '../../rules/warehouse-limits.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const field = fieldsOf<WarehouseForm>();
const place = fieldsIn(field('place'));

/** What it is called, where it is, and whom to call. */
export function PlaceSection(): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const source = useCitySource();
  const pick = useCityPick(field('place'));
  const { get } = useFormValues();
  const { cityId, cityName } = get(field('place'));
  const at = useFieldValue(place('countryCode')) ?? country;
  return (
    <FormSection title={t('warehouses.form.place')}>
      <FieldGrid>
        <TextField name={field('fullName')} label={t('warehouses.fields.fullName')} />
        <CityField
          name={place('cityId')}
          label={t('warehouses.fields.city')}
          source={source}
          {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
          onPick={(city) => void pick(city)}
        />
        <TextField name={place('address')} label={t('warehouses.fields.address')} />
        <TextField name={place('reference')} label={t('warehouses.fields.reference')} />
        <PositionField
          name={field('place')}
          label={t('warehouses.fields.position')}
          words={{ pick: t('warehouses.form.pick'), clear: t('warehouses.form.clear') }}
        />
        <SelectField
          name={field('timeZone')}
          label={t('warehouses.fields.timeZone')}
          options={timeZonesOf(countryOrDefault(at)).map(({ id, places }) => ({ value: id, label: places }))}
        />
        <TextField name={field('contactName')} label={t('warehouses.fields.contactName')} />
        <PhoneField
          name={field('contactPhone')}
          codeName={field('contactCode')}
          country={country}
          kind="contact"
          label={t('warehouses.fields.contactPhone')}
        />
        <TextField name={field('contactMail')} label={t('warehouses.fields.contactMail')} />
      </FieldGrid>
    </FormSection>
  );
}

/** What a driver should know before arriving. */
export function DriverSection(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('warehouses.form.driver')} text={t('warehouses.form.driverHelp')}>
      <FieldGrid>
        <FullRow>
          <TextareaField
            name={field('instructions')}
            label={t('warehouses.fields.instructions')}
            max={INSTRUCTIONS_MAX}
          />
        </FullRow>
        <FullRow>
          <UploadField
            name={field('photos') as never}
            label={t('warehouses.fields.photos')}
            allowedMaxFiles={PHOTOS_MAX}
            multiple
          />
        </FullRow>
      </FieldGrid>
    </FormSection>
  );
}
