import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSIGN_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import { BRANDS, brandKindsOf, VEHICLE_BRANDS } from '#areas/fleet/rules/vehicle-brand.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { BRAND_MAX, COLOR_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { TYPES, VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PlateField } from '#ui/fields/country/identity-fields.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { SuggestField } from '#ui/fields/text/suggest-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { Allowed } from '#ui/permission/permission-context.tsx';
import { useToday } from '#ui/session/zone.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { CompanyField } from './company-field.tsx';
import { PlateMatches } from './plate-matches.tsx';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();

interface FactFieldsProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView | null;
  readonly country: CountryCode;
}

/** The data of a vehicle, by the rules of its country. */
export function FactFields({ fleet, vehicle, country }: FactFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { seesFleetType, seesTransportCompany, fleetTypeWords } = useVehicleAccess(fleet);
  const { kind } = FLEET_TRAITS[fleet];
  const thisYear = Number(useToday().slice(0, 4));
  const { chassis, ruat, fleetType } = countryOf(country);
  const countries = useCountryOptions(country);
  const chosen = useFieldValue(field('typeId'));
  const types = useEntryOptions({ catalogue: TYPES, keys: VEHICLE_TYPES[kind], group: 'fleet.vehicles.types', chosen });
  const brands = useEntryOptions({
    catalogue: BRANDS,
    keys: VEHICLE_BRANDS[kind],
    kinds: brandKindsOf(kind),
    group: 'fleet.vehicles.brands',
  });
  const fleetTypes = FLEET_TYPES.map((type) => ({ value: type, label: t(fleetTypeWords[type]) }));
  return (
    <FieldGrid>
      <SelectField name={field('countryId')} label={t('fleet.vehicles.fields.country')} options={countries} />
      <PlateField name={field('plate')} country={country} autoFocus={!vehicle} />
      <PlateMatches fleet={fleet} vehicle={vehicle} />
      <SelectField name={field('typeId')} label={t('fleet.vehicles.fields.type')} options={types} />
      <SuggestField
        name={field('brand')}
        label={t('fleet.vehicles.fields.brand')}
        suggestions={brands.map(({ label }) => label)}
        max={BRAND_MAX}
      />
      <NumberField
        name={field('year')}
        label={t('fleet.vehicles.fields.year')}
        decimals={0}
        grouped={false}
        warn={(year) => (year > thisYear ? t('fleet.vehicles.form.futureYear') : undefined)}
      />
      <TextField name={field('color')} label={t('fleet.vehicles.fields.color')} max={COLOR_MAX} />
      <RuleField name={field('chassis')} label={t('fleet.vehicles.fields.chassis')} rule={chassis} />
      {ruat && (
        <>
          <RuleField name={field('crpva')} label={t('fleet.vehicles.fields.crpva')} rule={ruat.crpva} />
          <SelectField
            name={field('typeDocumentRuat')}
            label={t('fleet.vehicles.fields.typeDocumentRuat')}
            options={ruat.documentTypes.map((type) => ({ value: type, label: type }))}
          />
        </>
      )}
      {seesFleetType && fleetType.allowed && (
        <SelectField name={field('typeOfFleet')} label={t('fleet.vehicles.fields.typeOfFleet')} options={fleetTypes} />
      )}
      {seesTransportCompany && (
        <Allowed rule={ASSIGN_TRANSPORT_COMPANY}>
          <CompanyField company={vehicle?.transportCompany ?? null} />
        </Allowed>
      )}
    </FieldGrid>
  );
}
