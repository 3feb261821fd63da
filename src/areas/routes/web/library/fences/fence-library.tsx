import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { archiveGeofence, readGeofence, updateGeofences } from '#areas/routes/contract/geofence.calls.ts';
import { type GeofenceRow, geofenceList } from '#areas/routes/contract/geofence.list.ts';
import { type DrawnFence, readGeofenceMap } from '#areas/routes/contract/library-map.calls.ts';
import { FENCE_KINDS } from '#areas/routes/rules/route-limits.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { BesideMap } from '#ui/map/beside-map.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { boxPoints } from '../box-points.ts';
import { Chosen } from '../chosen.tsx';
import { drawnShape } from '../drawn-outline.ts';
import { EDIT } from '../edit-address.ts';
import { MapNotice } from '../map-notice.tsx';
import { useAddressValue } from '../use-address-value.ts';
import { useKeptFrame } from '../use-kept-frame.ts';
import { useLibraryActions } from '../use-library-actions.tsx';
import { useMapRows } from '../use-map-rows.ts';
import { BulkFencesForm } from './bulk-fences-form.tsx';
import { FenceButtons } from './fence-buttons.tsx';
import { FenceCard } from './fence-card.tsx';
import { FENCE_TONES, fenceArea } from './fence-tones.ts';

const CALLS = listCalls(geofenceList);
const FENCES = {
  what: 'geofence',
  archive: archiveGeofence,
  changed: ({ geofence }: CallReply<typeof archiveGeofence>) => geofence,
  archiveMany: updateGeofences,
  BulkForm: BulkFencesForm,
} as const;
const NONE: readonly DrawnFence[] = [];
const fenceId = ({ _id }: GeofenceRow): string => _id;

/** The fences on a map with the list beside it: what is selected in one is selected in the other. */
export function FenceLibrary({ mayWrite }: { readonly mayWrite: boolean }): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { query, data, pageOf } = useMapRows(geofenceList, readGeofenceMap);
  const fences = data?.geofences ?? NONE;
  const { value: chosenId, open, close, hrefOf } = useAddressValue('geofence');
  const { open: edit } = useAddressValue(EDIT);
  const chosen = useCall(readGeofence, { params: { id: chosenId ?? '' } }, { enabled: chosenId !== null });
  const fence = chosenId ? chosen.data?.geofence : undefined;
  const actions = useLibraryActions({ ...FENCES, mayWrite, edit });
  const [pointed, point] = useState<string | null>(null);
  const all = useMemo(() => fences.map((one) => fenceArea({ ...one, shape: drawnShape(one.shape) })), [fences]);
  const box = useMemo(() => boxPoints(all), [all]);
  const areas = useMemo(() => (fence ? [...all, { ...fenceArea(fence), selected: true }] : all), [all, fence]);
  const frame = useKeptFrame(
    fence?._id ?? JSON.stringify(box),
    fence ? boxPoints([fenceArea(fence)]) : box,
    fence !== undefined && pointed === fence._id,
  );
  const choose = (id: string) => {
    const index = fences.findIndex(({ _id }) => _id === id);
    point(id);
    open(id, index < 0 ? undefined : pageOf(index));
  };
  return (
    <>
      <BesideMap
        map={
          <MapView
            size="fill"
            label={t('routes.library.fences.map')}
            country={countryOrDefault(country).code}
            countryWide
            areas={areas}
            legend={FENCE_KINDS.map((kind) => ({
              mark: { kind: 'area', tone: FENCE_TONES[kind] },
              label: t(`routes.fenceKinds.${kind}`),
            }))}
            onSelectArea={choose}
            {...frame}
          />
        }
        notice={<MapNotice query={query} total={data?.total ?? 0} shown={fences.length} />}
        card={chosenId && <FenceCard query={chosen} actions={actions.of} onClose={close} />}
      >
        <ListScreen
          narrow
          definition={geofenceList}
          calls={CALLS}
          rowId={fenceId}
          cells={{ name: ({ _id, name }) => <Chosen isChosen={_id === chosenId}>{name}</Chosen> }}
          tones={{ kind: FENCE_TONES }}
          rowHref={({ _id }) => hrefOf(_id)}
          rowActions={actions.of}
          bulkActions={actions.bulk}
          actions={<FenceButtons mayWrite={mayWrite} edit={edit} />}
        />
      </BesideMap>
      {actions.dialogs}
    </>
  );
}
