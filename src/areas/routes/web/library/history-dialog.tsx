import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '#kernel/api-call.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { readGeofenceHistory } from '../../contract/geofence.calls.ts';
import { readPlaceHistory } from '../../contract/place.calls.ts';
import { readRouteHistory } from '../../contract/route.calls.ts';
import { changedFields, historyField, historyText } from './history-text.ts';

const PAGE_SIZE = 10;
const CALLS: Readonly<Record<HistoryOf['kind'], ApiCall>> = {
  route: readRouteHistory,
  place: readPlaceHistory,
  geofence: readGeofenceHistory,
};

export interface HistoryOf {
  readonly kind: 'route' | 'place' | 'geofence';
  readonly id: string;
  readonly name: string;
}

interface HistoryDialogProps {
  /** Null: closed. */
  readonly of: HistoryOf | null;
  readonly onClose: () => void;
}

/** Who changed a route, a place or a fence, newest first. */
export default function HistoryDialog({ of, onClose }: HistoryDialogProps): ReactNode {
  const { t } = useTranslation();
  const changesOf = ({ action, changes }: HistoryEntry) =>
    changedFields(action, changes).map((field) => ({
      field: historyField(field, t),
      from: historyText(field, changes[field]?.from, t),
      to: historyText(field, changes[field]?.to, t),
    }));
  return (
    <Dialog opened={of !== null} title={t('routes.library.history.title', { name: of?.name ?? '' })} onClose={onClose}>
      {of && (
        <History
          call={CALLS[of.kind]}
          id={of.id}
          size={PAGE_SIZE}
          words="routes.library.history"
          changesOf={changesOf}
        />
      )}
    </Dialog>
  );
}
