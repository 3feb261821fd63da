import { Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { driverTravelFilter, TRAVEL_FILTERS, type TravelFilter } from '#areas/fleet/contract/driver-travel.calls.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';

export type TravelChoice = { readonly [Filter in TravelFilter]?: Filter extends 'status' ? number : string };

const COLUMN_OF = {
  status: 'loadingOrderStatus',
  plates: 'plate',
  origins: 'origin',
  destinations: 'destination',
} as const satisfies Readonly<Record<TravelFilter, string>>;

interface TravelFiltersProps {
  readonly id: string;
  readonly choice: TravelChoice;
  readonly onChoose: (filter: TravelFilter, value: string | null) => void;
}

/** What the trips of a driver are filtered by: only values that occur among them. */
export function TravelFilters({ id, choice, onChoose }: TravelFiltersProps): ReactNode {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm" mb="sm">
      {TRAVEL_FILTERS.map((filter) => (
        <FilterSelect
          key={filter}
          id={id}
          filter={filter}
          value={choice[filter]?.toString() ?? null}
          onChoose={(value) => onChoose(filter, value)}
        />
      ))}
    </SimpleGrid>
  );
}

interface FilterSelectProps {
  readonly id: string;
  readonly filter: TravelFilter;
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

function FilterSelect({ id, filter, value, onChoose }: FilterSelectProps): ReactNode {
  const { t } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const { data = [] } = useOptions(id, filter, isOpened || value !== null);
  return (
    <Select
      size="sm"
      label={t(`fleet.drivers.travels.columns.${COLUMN_OF[filter]}`)}
      data={data}
      value={value}
      onChange={onChoose}
      onDropdownOpen={() => setIsOpened(true)}
      clearable
      searchable
      nothingFoundMessage={t('lists.noResult')}
    />
  );
}

/** All pages: a driver has few plates and cities. */
function useOptions(id: string, filter: TravelFilter, enabled: boolean) {
  const api = useApi();
  const input = { params: { id }, query: { column: filter } };
  return useQuery({
    queryKey: queryKey(driverTravelFilter, input),
    enabled,
    queryFn: async ({ signal }) => {
      const found: { value: string; label: string }[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = { ...input.query, page };
        const { options, totalPage } = await api.call(driverTravelFilter, { ...input, query }, { signal });
        found.push(...options.map(({ _id, name }) => ({ value: String(_id), label: name })));
        pages = totalPage;
      }
      return found;
    },
  });
}
