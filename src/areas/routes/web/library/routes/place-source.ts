import { useMemo } from 'react';
import { readPlace } from '#areas/routes/contract/place.calls.ts';
import { type PlaceRow, placeList } from '#areas/routes/contract/place.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';

const CALLS = listCalls(placeList);
const OFFERED = 20;

/** The places where trucks load, or where they unload, by name, city or address. */
export function usePlaceSource(use: 'load' | 'unload'): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['place', 'options', use],
      search: async (search, signal) => {
        const query = { search, uses: `${use},both`, page: 1, size: OFFERED, sort: 'name' };
        const reply = await api.call(CALLS.read, { query }, { signal });
        return (reply.places as readonly PlaceRow[]).map(optionOf);
      },
      find: async (id, signal) => {
        try {
          const { place } = await api.call(readPlace, { params: { id } }, { signal });
          return optionOf({ ...place, city: place.cityName });
        } catch (error) {
          if (error instanceof ApiError && error.isGone) return undefined;
          throw error;
        }
      },
    }),
    [api, use],
  );
}

function optionOf({ _id, name, city, address }: Pick<PlaceRow, '_id' | 'name' | 'city' | 'address'>): Option {
  const detail = [address, city].filter(Boolean).join(', ');
  return { value: _id, label: name, ...(detail ? { detail } : {}) };
}
