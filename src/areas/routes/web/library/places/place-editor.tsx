import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readPlace } from '#areas/routes/contract/place.calls.ts';
import type { PlaceView } from '#areas/routes/contract/place.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { EDIT, NEW } from '../edit-address.ts';
import { PlaceFormView } from './place-form.tsx';

interface PlaceEditorProps {
  /** Of the place, or `new`. */
  readonly id: string;
  readonly onSaved: (place: PlaceView) => void;
  readonly onClose: () => void;
}

/** The form of one place instead of the list; its map is the one it is drawn on. */
export function PlaceEditor({ id, ...props }: PlaceEditorProps): ReactNode {
  return id === NEW ? <PlaceFormView openedBy={EDIT} {...props} /> : <Stored id={id} {...props} />;
}

function Stored({ id, onSaved, onClose }: PlaceEditorProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readPlace, { params: { id } });
  if (error && !data) {
    return error.isGone ? (
      <EmptyState title={t('routes.library.gone')} />
    ) : (
      <QueryError error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <FormSkeleton fields={6} />;
  return (
    <PlaceFormView
      key={id}
      place={data.place}
      openedBy={EDIT}
      onSaved={onSaved}
      onClose={onClose}
      reload={() => void refetch()}
    />
  );
}
