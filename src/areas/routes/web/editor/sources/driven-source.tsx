import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrivenTrip, listDrivenTrips, readDrivenTrip } from '#areas/routes/contract/path.calls.ts';
import { createRoute } from '#areas/routes/contract/route.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useAction, useApi, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { useEditor } from '../editor-context.ts';
import panel from '../panel/panel.module.css';
import { measuredLine } from '../state/path-draft.ts';
import { useMeasures } from '../use-measures.ts';
import type { SourceDialogProps } from './source-dialog.ts';

/** One of the last trips between the places; its ends are cut under the map. */
export default function DrivenSource({ opened, onClose }: SourceDialogProps): ReactNode {
  const { t } = useTranslation();
  const { route } = useEditor();
  return (
    <Dialog opened={opened} onClose={onClose} size="lg" title={t('routes.editor.driven.title')}>
      {route ? <TripList routeId={route._id} onClose={onClose} /> : <RouteFirst />}
    </Dialog>
  );
}

/** Trips belong to a route: where there is none yet, it is made on request. */
function RouteFirst(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { load, unload, draft } = useEditor();
  const name = draft.routeName.trim();
  const making = useAction(createRoute, {
    onFailed: (error) => snackbar.failure('create', t('routes.what.route'), error),
  });
  return (
    <Stack gap="md" align="start">
      <Text>{t('routes.editor.driven.needsRoute')}</Text>
      <Button
        loading={making.isPending}
        onClick={() =>
          making.mutate({ body: { loadId: load._id, unloadId: unload._id, ...(name === '' ? {} : { name }) } })
        }
      >
        {t('routes.editor.driven.createRoute')}
      </Button>
    </Stack>
  );
}

interface TripListProps {
  readonly routeId: string;
  readonly onClose: () => void;
}

function TripList({ routeId, onClose }: TripListProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const { setCutting } = useEditor();
  const reply = useCall(listDrivenTrips, { params: { id: routeId } });
  const use = async ({ _id }: DrivenTrip) => {
    try {
      const read = await api.call(readDrivenTrip, { params: { id: routeId, orderId: _id } });
      const line = decodeLine(read.line) ?? [];
      setCutting({ line, from: 0, to: measuredLine(line).totalMeters });
      onClose();
    } catch (error) {
      snackbar.failure('load', t('routes.what.path'), error);
    }
  };
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Text role="status">{t('routes.editor.driven.loading')}</Text>;
  if (reply.data.trips.length === 0) return <Text c="dimmed">{t('routes.editor.driven.none')}</Text>;
  return (
    <ul className={panel.list}>
      {reply.data.trips.map((trip) => (
        <TripRow key={trip._id} trip={trip} onUse={() => void use(trip)} />
      ))}
    </ul>
  );
}

function TripRow({ trip, onUse }: { readonly trip: DrivenTrip; readonly onUse: () => void }): ReactNode {
  const { t } = useTranslation();
  const { km } = useMeasures();
  const showInstant = useShowInstant();
  const { code, plate, driver, startedAt, meters } = trip;
  const title = t('routes.editor.driven.trip', { code, at: startedAt ? showInstant(startedAt) : '–' });
  return (
    <li className={panel.row}>
      <div className={panel.rowWords}>
        <div>{title}</div>
        <div className={panel.quiet}>{[plate, driver, km(meters)].filter(Boolean).join(' · ')}</div>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${t('routes.editor.driven.use')}: ${title}`}
        onClick={onUse}
      >
        {t('routes.editor.driven.use')}
      </Button>
    </li>
  );
}
