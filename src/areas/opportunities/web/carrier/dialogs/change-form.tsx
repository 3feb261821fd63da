import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { changePostulation, readExternalOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import { ApplicationFields } from './application-fields.tsx';
import { changeFormOf, changeShapeOf, trucksLeft } from './apply-shape.ts';
import type { PostulationTaskProps } from './task-form-props.ts';

/** Changes trucks, truck, driver or comment of an application; a new price is an offer of its own. */
export default function ChangeForm(props: PostulationTaskProps): ReactNode {
  const reply = useCall(readExternalOpportunity, { params: { id: props.postulation.opportunityId } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <FormSkeleton fields={3} />;
  return <LoadedForm {...props} opportunity={reply.data.opportunity} />;
}

interface LoadedFormProps extends PostulationTaskProps {
  readonly opportunity: ExternalOpportunity;
}

function LoadedForm({ postulation, opportunity, backTo, onDone }: LoadedFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(changePostulation, { refresh: CARRIER_REFRESH });
  const left = trucksLeft(opportunity);
  const shape = useMemo(() => changeShapeOf(left), [left]);
  const defaults = useMemo(() => changeFormOf(postulation), [postulation]);
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.change')}
      shape={shape}
      defaults={defaults}
      openedBy="change"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.save')}
      failure={{ action: 'update', what: t('opportunities.carrier.application') }}
      save={(body) => changing.mutateAsync({ params: { id: postulation._id }, body })}
      onSaved={() => {
        snackbar.success(t('opportunities.carrier.done.changed'));
        onDone();
      }}
    >
      <ApplicationFields opportunityId={opportunity._id} left={left} changed={postulation} />
    </FormShell>
  );
}
