import { Button, Select } from '@mantine/core';
import IconMapPinPlus from '@tabler/icons-react/dist/esm/icons/IconMapPinPlus.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#areas/routes/contract/place.calls.ts';
import { type PlaceRow, placeList } from '#areas/routes/contract/place.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { readCity } from '#kernel/place-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { OptionLine } from '#ui/fields/choice/option-line.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { SearchState } from '#ui/fields/choice/search-state.tsx';
import { useOptionSearch } from '#ui/fields/choice/use-option-search.ts';
import { useCitySource } from '#ui/map/city-source.ts';
import { PlaceTextInput } from '#ui/map/picker/place-text-input.tsx';
import { usePickedPlace } from '#ui/map/picker/use-picked-place.ts';
import { LOOK, useEditor } from '../editor-context.ts';
import { addStopover, canAddStopover, type NewStopover } from '../state/stopovers.ts';
import classes from './panel.module.css';

const LETTERS = 3;
const placeCalls = listCalls(placeList);

/** The places of the company, by their name. */
function usePlaceSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['route-places'],
      search: async (search, signal) => {
        const page = await api.call(placeCalls.read, { query: { search, size: 10 } }, { signal });
        const rows = page[placeList.rowsKey] as readonly PlaceRow[];
        return rows.map(({ _id, name, city }) => ({ value: _id, label: name, ...(city ? { detail: city } : {}) }));
      },
    }),
    [api],
  );
}

/** By a click on the map, a city, a saved place, coordinates or a map link. */
export function AddStopover(): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, ends, mode, setMode, announce } = useEditor();
  const add = (stopover: NewStopover) => {
    edit((before) => addStopover(before, stopover, ends));
    announce(t('routes.editor.stopovers.added'));
  };
  if (!canAddStopover(draft)) return <p className={classes.quiet}>{t('routes.editor.stopovers.full')}</p>;
  const isPlacing = mode.kind === 'stopover';
  return (
    <>
      <SearchStopover onFound={add} />
      <TypedStopover onFound={add} />
      <Button
        variant={isPlacing ? 'light' : 'default'}
        aria-pressed={isPlacing}
        leftSection={<IconMapPinPlus size="1rem" aria-hidden />}
        onClick={() => setMode(isPlacing ? LOOK : { kind: 'stopover' })}
      >
        {t('routes.editor.stopovers.onMap')}
      </Button>
    </>
  );
}

interface FoundProps {
  readonly onFound: (stopover: NewStopover) => void;
}

/** Saved places first, then cities. */
function SearchStopover({ onFound }: FoundProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [text, setText] = useState('');
  const places = useOptionSearch(usePlaceSource(), text, LETTERS);
  const cities = useOptionSearch(useCitySource(), text, LETTERS);
  const all = [...places.options, ...cities.options];
  const group = (label: string, options: typeof all) =>
    options.length > 0
      ? [{ group: label, items: options.map(({ value, label: name }) => ({ value, label: name })) }]
      : [];
  const pick = async (id: string) => {
    setText('');
    const isSaved = places.options.some(({ value }) => value === id);
    try {
      const at = isSaved
        ? (await api.call(readPlace, { params: { id } })).place
        : await api.call(readCity, { params: { id } });
      onFound({ lat: at.lat, lng: at.lng, name: at.name, placeId: isSaved ? id : null });
    } catch (error) {
      snackbar.failure('load', t('routes.editor.stopovers.search'), error);
    }
  };
  const data = [
    ...group(t('routes.editor.stopovers.places'), [...places.options]),
    ...group(t('routes.editor.stopovers.cities'), [...cities.options]),
  ];
  return (
    <Select
      label={t('routes.editor.stopovers.search')}
      placeholder={t('routes.editor.stopovers.searchPlaceholder')}
      data={data}
      // Both servers have filtered already.
      filter={() => data}
      renderOption={({ option }) => (
        <OptionLine option={all.find(({ value }) => value === option.value) ?? option} chosen={false} />
      )}
      value={null}
      searchable
      autoComplete="off"
      searchValue={text}
      onSearchChange={setText}
      loading={places.state === 'loading' || cities.state === 'loading'}
      nothingFoundMessage={<SearchState search={cities.state === 'found' ? places : cities} minLetters={LETTERS} />}
      onChange={(id) => id && void pick(id)}
    />
  );
}

/** Typed coordinates, or a pasted link. */
function TypedStopover({ onFound }: FoundProps): ReactNode {
  const { t } = useTranslation();
  const place = usePickedPlace(null);
  const { position, write } = place;
  const add = () => {
    if (!position) return;
    onFound(position);
    write('');
  };
  return (
    <>
      <PlaceTextInput place={place} />
      {position && (
        <Button variant="default" onClick={add}>
          {t('routes.editor.stopovers.add')}
        </Button>
      )}
    </>
  );
}
