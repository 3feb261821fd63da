import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPlaces } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';

const LETTERS = 3;
const TYPING_MS = 300;

interface PlaceSearchProps {
  /** Places near it come first; only where there are none the search goes everywhere. */
  readonly around: Position | null;
  readonly onFound: (position: Position) => void;
}

/** Finds a place by its name. */
export function PlaceSearch({ around, onFound }: PlaceSearchProps): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isEnough = search.length >= LETTERS;
  const near = useCall(findPlaces, { query: { search, ...around } }, { enabled: isEnough, retry: false });
  const isNoneNear = around !== null && near.data?.places.length === 0;
  const anywhere = useCall(findPlaces, { query: { search } }, { enabled: isEnough && isNoneNear, retry: false });
  const { data, error, isFetching } = isNoneNear ? anywhere : near;
  const places = isEnough ? (data?.places ?? []) : [];
  return (
    <Select
      label={t('ui.map.picker.search')}
      error={isEnough && error ? reasonText(error, t) : null}
      data={places.map(({ name, detail }, index) => ({
        value: String(index),
        label: [name, detail].filter(Boolean).join(', '),
      }))}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      loading={isFetching}
      nothingFoundMessage={isEnough && !isFetching ? t('lists.noResult') : undefined}
      onChange={(index) => {
        const place = index === null ? undefined : places[Number(index)];
        if (place) onFound({ lat: place.lat, lng: place.lng });
      }}
    />
  );
}
