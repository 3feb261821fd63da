import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { shownPlate } from '../vehicle-texts.tsx';

/** The company's semitrailers of a country, found by part of their plate. */
export function useTrailerSource(country: CountryCode): OptionSource {
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
