import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VEHICLE_BRANDS } from '#areas/fleet/rules/vehicle-brand.ts';
import { VEHICLE_KINDS, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { BRAND_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { readRegisterVehicle } from '#areas/registrations/contract/register.calls.ts';
import type { AskedDocuments } from '#areas/registrations/contract/registration.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PlateField } from '#ui/fields/country/identity-fields.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { SuggestField } from '#ui/fields/text/suggest-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { CardReader } from '#ui/upload/card-reader.tsx';
import { AskedFiles } from './asked-files.tsx';
import type { VehicleValues } from './register-shape.ts';

interface VehicleFieldsProps {
  readonly name: FieldName<VehicleValues>;
  readonly link: string;
  readonly country: CountryCode;
  readonly asked: AskedDocuments;
}

/** A truck or a semitrailer: a photo of its card fills in what can be read from it. */
export function VehicleFields({ name, link, country, asked }: VehicleFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const { set } = useFormValues();
  const kind = useFieldValue(field('kind'));
  const choose = (next: VehicleKind) => {
    set(field('kind'), next, { shouldDirty: true });
    set(field('typeId'), '', { shouldDirty: true });
  };
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('registrations.page.vehicleKind')}
        value={kind}
        data={VEHICLE_KINDS.map((value) => ({ value, label: t(`registrations.page.vehicleKinds.${value}`) }))}
        onChange={(value) => choose(value as VehicleKind)}
      />
      <VehicleCard name={name} link={link} />
      <FieldGrid>
        <PlateField name={field('plate')} country={country} />
        <SelectField
          name={field('typeId')}
          label={t('registrations.page.type')}
          options={VEHICLE_TYPES[kind].map((type) => ({ value: type, label: t(`fleet.vehicles.types.${type}`) }))}
        />
        <SuggestField
          name={field('brand')}
          label={t('registrations.page.brand')}
          suggestions={VEHICLE_BRANDS[kind]}
          max={BRAND_MAX}
        />
        <NumberField name={field('year')} label={t('registrations.page.year')} decimals={0} grouped={false} />
      </FieldGrid>
      <AskedFiles files={field('files')} dates={field('dates')} asked={asked[kind]} />
    </>
  );
}

function VehicleCard({ name, link }: Pick<VehicleFieldsProps, 'name' | 'link'>): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { set } = useFormValues();
  const field = fieldsIn(name);
  const options = { shouldDirty: true, shouldValidate: true };
  return (
    <CardReader
      help={t('fleet.ocr.vehicleHelp')}
      read={async (content) => {
        const { suggestions } = await api.call(readRegisterVehicle, { body: { link, content } });
        const { plate, brand, year } = suggestions;
        return { plate, brand, year };
      }}
      labelOf={(found) => t(`fleet.vehicles.fields.${found}`)}
      showValue={(_, value) => value}
      onUse={(found, value) => {
        if (found === 'year') set(field('year'), Number(value), options);
        else set(field(found), value, options);
      }}
    />
  );
}
