import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawnPlace, readPlaceMap } from '#areas/routes/contract/library-map.calls.ts';
import { archivePlace, readPlace, updatePlaces } from '#areas/routes/contract/place.calls.ts';
import { type PlaceRow, placeList } from '#areas/routes/contract/place.list.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { BesideMap } from '#ui/map/beside-map.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { minutesText } from '../../minutes-text.ts';
import { boxOfMarks, boxPoints } from '../box-points.ts';
import { Chosen } from '../chosen.tsx';
import { EDIT } from '../edit-address.ts';
import { MapNotice } from '../map-notice.tsx';
import { useAddressValue } from '../use-address-value.ts';
import { useKeptFrame } from '../use-kept-frame.ts';
import { useLibraryActions } from '../use-library-actions.tsx';
import { useMapRows } from '../use-map-rows.ts';
import { BulkPlacesForm } from './bulk-places-form.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { PlaceCard } from './place-card.tsx';
import { chosenArea, placeAreas, placeLegend, placeMarks } from './place-marks.ts';
import { usageOf } from './place-shape.ts';

const CALLS = listCalls(placeList);
const PLACES = {
  what: 'place',
  archive: archivePlace,
  changed: ({ place }: CallReply<typeof archivePlace>) => place,
  archiveMany: updatePlaces,
  BulkForm: BulkPlacesForm,
} as const;
const NONE: readonly DrawnPlace[] = [];
const placeId = ({ _id }: PlaceRow): string => _id;

/** The places on a map with the list beside it: what is selected in one is selected in the other. */
export function PlaceLibrary({ mayWrite }: { readonly mayWrite: boolean }): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { query, data, pageOf } = useMapRows(placeList, readPlaceMap);
  const places = data?.places ?? NONE;
  const { value: chosenId, open, close, hrefOf } = useAddressValue('place');
  const { open: edit } = useAddressValue(EDIT);
  const chosen = useCall(readPlace, { params: { id: chosenId ?? '' } }, { enabled: chosenId !== null });
  const place = chosenId ? chosen.data?.place : undefined;
  const actions = useLibraryActions({ ...PLACES, mayWrite, edit });
  const [pointed, point] = useState<string | null>(null);
  const all = useMemo(() => placeAreas(places), [places]);
  const areas = useMemo(() => (place ? [...all, chosenArea(place)] : all), [all, place]);
  const marks = useMemo(() => {
    const isOutside = place && !places.some(({ _id }) => _id === place._id);
    return placeMarks(isOutside ? [...places, { ...place, use: usageOf(place) }] : places);
  }, [places, place]);
  const box = useMemo(() => boxOfMarks(placeMarks(places)), [places]);
  const frame = useKeptFrame(
    place?._id ?? JSON.stringify(box),
    place ? boxPoints([chosenArea(place)]) : box,
    place !== undefined && pointed === place._id,
  );
  const choose = (id: string) => {
    const index = places.findIndex(({ _id }) => _id === id);
    point(id);
    open(id, index < 0 ? undefined : pageOf(index));
  };
  return (
    <>
      <BesideMap
        map={
          <MapView
            size="fill"
            label={t('routes.library.places.map')}
            country={countryOrDefault(country).code}
            countryWide
            places={marks}
            areas={areas}
            legend={placeLegend((use) => t(`routes.uses.${use}`))}
            selected={chosenId}
            onSelect={choose}
            onSelectArea={choose}
            {...frame}
          />
        }
        notice={<MapNotice query={query} total={data?.total ?? 0} shown={places.length} />}
        card={chosenId && <PlaceCard query={chosen} actions={actions.of} onClose={close} />}
      >
        <ListScreen
          narrow
          definition={placeList}
          calls={CALLS}
          rowId={placeId}
          cells={{
            name: ({ _id, name }) => <Chosen isChosen={_id === chosenId}>{name}</Chosen>,
            expectedMinutes: ({ expectedMinutes }) => minutesText(expectedMinutes),
          }}
          rowHref={({ _id }) => hrefOf(_id)}
          rowActions={actions.of}
          bulkActions={actions.bulk}
          actions={mayWrite && <PlaceButtons edit={edit} />}
        />
      </BesideMap>
      {actions.dialogs}
    </>
  );
}
