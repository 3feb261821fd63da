import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import type { TrailerPair } from './trailer-pair.ts';

interface TrailerFieldsProps {
  readonly name: FieldName<TrailerPair>;
  readonly country: CountryCode;
  /** Null while the truck is being registered. */
  readonly truck: Pick<VehicleView, 'trailer' | 'secondTrailer'> | null;
  readonly autoFocus?: boolean;
}

/** The one or two semitrailers a truck pulls. */
export function TrailerFields({ name, country, truck, autoFocus = false }: TrailerFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const source = useTrailerSource(country);
  const initial = (trailer: VehicleView['trailer'] | undefined) =>
    trailer ? { initial: { value: trailer._id, label: shownPlate(country, trailer.plate) } } : {};
  return (
    <>
      <AsyncSelectField
        name={field('trailerId')}
        label={t('fleet.vehicles.fields.trailer')}
        source={source}
        required={false}
        autoFocus={autoFocus}
        {...initial(truck?.trailer)}
      />
      <AsyncSelectField
        name={field('secondTrailerId')}
        label={t('fleet.vehicles.fields.secondTrailer')}
        source={source}
        required={false}
        {...initial(truck?.secondTrailer)}
      />
    </>
  );
}

/** The company's semitrailers of a country, found by part of their plate. */
function useTrailerSource(country: CountryCode): OptionSource {
  const api = useApi();
  const { t } = useTranslation();
  return useMemo(
    () => ({
      key: ['trailers-to-match', country],
      search: async (plate, signal) => {
        const query = { plate, country, type: 'semitrailer', market: 'closed', pattern: 'true' } as const;
        const { transportUnits } = await api.call(searchVehicles, { query }, { signal });
        return transportUnits.map(({ _id, plate: found, type, enabled }) => ({
          value: _id,
          label: shownPlate(country, found),
          detail: [type.transportUnitTypeName, ...(enabled ? [] : [t('fleet.vehicles.status.disabled')])].join(' · '),
          disabled: !enabled,
        }));
      },
    }),
    [api, country, t],
  );
}
