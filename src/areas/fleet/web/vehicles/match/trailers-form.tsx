import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import type { MatchFormProps } from './match-form-props.ts';
import { TrailerFields } from './trailer-fields.tsx';
import { pairProblems, trailerPair } from './trailer-pair.ts';

const shape = z.object(trailerPair).superRefine(pairProblems);
const field = fieldsOf(shape);

/** The semitrailers of a truck; an empty field uncouples one. */
export function TrailersForm({ calls, truck, backTo, onDone, onReload }: MatchFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const match = useAction(calls.trailers, { refresh: VEHICLE_REFRESH });
  const { _id: id, version, trailer, secondTrailer, country } = truck;
  return (
    <FormShell
      label={t('fleet.vehicles.actions.matchTrailers')}
      shape={shape}
      recordId={truck._id}
      defaults={{ trailerId: trailer?._id ?? null, secondTrailerId: secondTrailer?._id ?? null }}
      openedBy="trailers"
      backTo={backTo}
      submitLabel={t('fleet.vehicles.actions.save')}
      failure={{ action: 'update', what: t('fleet.vehicles.kind.truck.what'), reload: onReload }}
      save={(pair) => match.mutateAsync({ params: { id }, body: { ...pair, version } })}
      onSaved={() => {
        snackbar.success(t('fleet.vehicles.feedback.trailersSaved'));
        onDone();
      }}
    >
      <TrailerFields name={field()} country={country.countryCode} truck={truck} autoFocus />
    </FormShell>
  );
}
