import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault, usualZone } from '#countries/country.ts';
import { isZoneOf, timeZonesOf } from '#countries/time-zone.ts';
import { NAME_MAX } from '#kernel/text.ts';
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
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { INSTRUCTIONS_MAX, PHOTOS_MAX } from '../../rules/warehouse-limits.ts';
import { OwnAddress } from './own-address.tsx';
import { useWarehouseCountry } from './use-warehouse-country.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const field = fieldsOf<WarehouseForm>();
const place = fieldsIn(field('place'));
const contact = fieldsIn(field('contact'));

interface PlaceSectionProps {
  /** A new warehouse may be an address that the company has already. */
  readonly isNew: boolean;
}

/** What it is called, where it is, and whom to call. */
export function PlaceSection({ isNew }: PlaceSectionProps): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const source = useCitySource();
  const pick = useCityPick(field('place'));
  const { get, set } = useFormValues();
  const { cityId, cityName } = get(field('place'));
  const at = useWarehouseCountry();
  const zones = timeZonesOf({ code: at });
  // Shows the name of the city that an address brings along.
  const shownCity = useFieldValue(field('addressId')) ?? '';
  return (
    <FormSection title={t('warehouses.form.place')}>
      {isNew && <OwnAddress />}
      <FieldGrid>
        <TextField name={field('fullName')} label={t('warehouses.fields.fullName')} />
        <CityField
          key={shownCity}
          name={place('cityId')}
          label={t('warehouses.fields.city')}
          source={source}
          {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
          onPick={(city) => {
            void pick(city);
            const code = countryOrDefault(city?.flag ?? country).code;
            if (!isZoneOf({ code }, get(field('timeZone')) ?? '')) set(field('timeZone'), usualZone(code));
          }}
        />
        <TextField name={place('address')} label={t('warehouses.fields.address')} />
        <TextField name={place('reference')} label={t('warehouses.fields.reference')} />
        <PositionField
          name={field('place')}
          label={t('warehouses.fields.position')}
          words={{ pick: t('warehouses.form.pick'), clear: t('warehouses.form.clear') }}
        />
        {zones.length > 1 && (
          <SelectField
            name={field('timeZone')}
            label={t('warehouses.fields.timeZone')}
            options={zones.map(({ id, places }) => ({ value: id, label: places }))}
          />
        )}
        <TextField name={contact('name')} label={t('warehouses.fields.contactName')} max={NAME_MAX} />
        <PhoneField
          name={contact('phone')}
          codeName={contact('code')}
          country={country}
          kind="contact"
          label={t('warehouses.fields.contactPhone')}
        />
        <TextField
          name={contact('mail')}
          label={t('warehouses.fields.contactMail')}
          type="email"
          patterns={['email']}
        />
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
            name={field('photos')}
            label={t('warehouses.fields.photos')}
            rules={PHOTO_UPLOAD}
            allowedMaxFiles={PHOTOS_MAX}
            multiple
            required={false}
          />
        </FullRow>
      </FieldGrid>
    </FormSection>
  );
}
