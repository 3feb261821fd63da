import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { type FoundVehicleView, searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { DEFAULT_COUNTRY, isCountryCode } from '#countries/country.ts';
import { textShape } from '#kernel/text.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PlateField } from '#ui/fields/country/identity-fields.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { FoundVehicle } from './found-vehicle.tsx';

const PLACES = ['closed', 'open'] as const;
const shape = z.object({ countryId: countryIdShape, plate: textShape(20), market: z.enum(PLACES) });
const field = fieldsOf(shape);

interface PlateSearchProps {
  readonly fleet: VehicleFleet;
  readonly backTo: string;
}

/** Searches a vehicle by its plate, in the own company or in others, to take it over or ask for it. */
export default function PlateSearch({ fleet, backTo }: PlateSearchProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { country } = useSignedIn();
  const [found, setFound] = useState<readonly FoundVehicleView[] | null>(null);
  const { kind } = FLEET_TRAITS[fleet];
  const countries = useCountryOptions(country);
  const places = PLACES.map((place) => ({ value: place, label: t(`fleet.vehicles.search.${place}`) }));
  return (
    <>
      <FormShell
        label={t('fleet.vehicles.search.title')}
        shape={shape}
        defaults={{ countryId: isCountryCode(country) ? country : DEFAULT_COUNTRY, plate: '', market: 'closed' }}
        openedBy="find"
        backTo={backTo}
        submitLabel={t('fleet.vehicles.search.submit')}
        failure={{ action: 'search', what: t(`fleet.vehicles.kind.${kind}.what`) }}
        save={({ countryId, plate, market }) =>
          api.call(searchVehicles, { query: { plate, country: countryId, type: kind, market } })
        }
        onSaved={({ transportUnits }) => setFound(transportUnits)}
      >
        {(form) => (
          <FieldGrid>
            <SelectField name={field('countryId')} label={t('fleet.vehicles.fields.country')} options={countries} />
            <PlateField name={field('plate')} country={form.watch('countryId')} autoFocus />
            <SelectField name={field('market')} label={t('fleet.vehicles.search.where')} options={places} />
          </FieldGrid>
        )}
      </FormShell>
      <div role="status">
        {found?.length === 0 && (
          <EmptyState compact title={t(`fleet.vehicles.search.${kind === 'truck' ? 'notFound' : 'notFoundTrailer'}`)} />
        )}
        {found?.map((vehicle) => (
          <FoundVehicle key={vehicle._id} vehicle={vehicle} />
        ))}
      </div>
    </>
  );
}
