import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readVehicleCard } from '#areas/fleet/contract/ocr.calls.ts';
import type { VehicleSuggestions } from '#areas/fleet/contract/ocr.shapes.ts';
import { countryOf, shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { CardReader } from '#ui/upload/card-reader.tsx';
import type { VehicleForm } from './vehicle-shape.ts';

/** Reads a photo of the vehicle's card into suggestions for the form. */
export function VehicleCardReader({ country }: { readonly country: CountryCode }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { setValue } = useFormContext<VehicleForm>();
  const read = async (content: string): Promise<Omit<VehicleSuggestions, 'owner'>> => {
    const { suggestions } = await api.call(readVehicleCard, { body: { country, content } });
    // The owner's name on the card has no field in the form.
    const { owner: _owner, crpva, ...fields } = suggestions;
    return countryOf(country).ruat ? { ...fields, crpva } : fields;
  };
  const use = (field: Exclude<keyof VehicleSuggestions, 'owner'>, value: string) =>
    setValue(field, field === 'year' ? Number(value) : value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  return (
    <CardReader
      help={t('fleet.ocr.vehicleHelp')}
      read={read}
      labelOf={(field) => t(`fleet.vehicles.fields.${field}`)}
      showValue={(field, value) => (field === 'plate' ? shownPlate(country, value) : value)}
      onUse={use}
    />
  );
}
