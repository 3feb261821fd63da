import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createGeofence, readGeofence, updateGeofence } from '#areas/routes/contract/geofence.calls.ts';
import type { GeofenceView } from '#areas/routes/contract/geofence.shapes.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { BesideMap } from '#ui/map/beside-map.tsx';
import { EDIT, NEW } from '../edit-address.ts';
import classes from '../library-form.module.css';
import { inForm } from '../who-changed.ts';
import { FenceFields } from './fence-fields.tsx';
import { fenceForm, fenceValues, NEW_FENCE } from './fence-form-shape.ts';
import { FenceMap } from './fence-map.tsx';

interface FenceEditorProps {
  /** Of the fence, or `new`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The form of one fence instead of the list; its map is the one it is drawn on. */
export function FenceEditor({ id, onClose }: FenceEditorProps): ReactNode {
  return id === NEW ? <FenceFormView onClose={onClose} /> : <Stored id={id} onClose={onClose} />;
}

function Stored({ id, onClose }: FenceEditorProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readGeofence, { params: { id } });
  if (error && !data) {
    return error.isGone ? (
      <EmptyState title={t('routes.library.gone')} />
    ) : (
      <QueryError error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <FormSkeleton fields={6} />;
  return <FenceFormView key={id} fence={data.geofence} onClose={onClose} reload={() => void refetch()} />;
}

interface FenceFormProps {
  /** Undefined while it is created. */
  readonly fence?: GeofenceView;
  readonly onClose: () => void;
  readonly reload?: () => void;
}

function FenceFormView({ fence, onClose, reload }: FenceFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const creating = useAction(createGeofence);
  const updating = useAction(updateGeofence);
  return (
    <div className={classes.form}>
      <FormShell
        label={fence?.name ?? t('routes.library.fences.create')}
        shape={fenceForm}
        defaults={fence ? fenceValues(fence) : NEW_FENCE}
        recordId={fence?._id}
        backTo=""
        onCancel={onClose}
        openedBy={EDIT}
        submitLabel={t(fence ? 'routes.library.save' : 'routes.library.fences.submit')}
        failure={{
          action: fence ? 'update' : 'create',
          what: t('routes.what.geofence'),
          ...(reload ? { reload } : {}),
        }}
        save={(values) =>
          (fence
            ? updating.mutateAsync({ params: { id: fence._id }, body: { geofence: values, version: fence.version } })
            : creating.mutateAsync({ body: values })
          ).catch(inForm('geofence', t))
        }
        onSaved={({ geofence: { name } }) => {
          snackbar.success(t('routes.library.saved', { name }));
          onClose();
        }}
      >
        <BesideMap map={<FenceMap recordId={fence?._id ?? NEW} />}>
          <div className={classes.panel}>
            <FenceFields />
          </div>
        </BesideMap>
      </FormShell>
    </div>
  );
}
