import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { archiveGeofence, readGeofence, updateGeofences } from '#areas/routes/contract/geofence.calls.ts';
import { type GeofenceRow, geofenceList } from '#areas/routes/contract/geofence.list.ts';
import { FENCE_KINDS } from '#areas/routes/rules/route-limits.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { BesideMap } from '../beside-map.tsx';
import { boxPoints } from '../box-points.ts';
import { Chosen } from '../chosen.tsx';
import { EDIT } from '../edit-address.ts';
import { useAddressValue } from '../use-address-value.ts';
import { useKeptFrame } from '../use-kept-frame.ts';
import { useLibraryActions } from '../use-library-actions.tsx';
import { useShownRows } from '../use-shown-rows.ts';
import { BulkFencesForm } from './bulk-fences-form.tsx';
import { FenceButtons } from './fence-buttons.tsx';
import { FenceCard } from './fence-card.tsx';
import { FENCE_TONES, fenceAreas } from './fence-tones.ts';

const CALLS = listCalls(geofenceList);
const FENCES = {
  what: 'geofence',
  archive: archiveGeofence,
  changed: ({ geofence }: CallReply<typeof archiveGeofence>) => geofence,
  archiveMany: updateGeofences,
  BulkForm: BulkFencesForm,
} as const;
const fenceId = ({ _id }: GeofenceRow): string => _id;

/** The fences on a map with the list beside it: what is selected in one is selected in the other. */
export function FenceLibrary({ mayWrite }: { readonly mayWrite: boolean }): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const rows = useShownRows(geofenceList, CALLS);
  const { value: chosenId, open, close, hrefOf } = useAddressValue('geofence');
  const { open: edit } = useAddressValue(EDIT);
  const chosen = useCall(readGeofence, { params: { id: chosenId ?? '' } }, { enabled: chosenId !== null });
  const fence = chosenId ? chosen.data?.geofence : undefined;
  const actions = useLibraryActions({ ...FENCES, mayWrite, edit });
  const [pointed, point] = useState<string | null>(null);
  const areas = useMemo(() => {
    const isOutside = fence && !rows.some(({ _id }) => _id === fence._id);
    return fenceAreas(isOutside ? [...rows, fence] : rows, chosenId);
  }, [rows, fence, chosenId]);
  const frame = useKeptFrame(
    fence?._id ?? rows.map(fenceId).join(),
    boxPoints(fence ? areas.filter(({ selected }) => selected) : areas),
    fence !== undefined && pointed === fence._id,
  );
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
            onSelectArea={(id) => {
              point(id);
              open(id);
            }}
            {...frame}
          />
        }
        card={chosenId && <FenceCard query={chosen} actions={actions.of} onClose={close} />}
      >
        <ListScreen
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
