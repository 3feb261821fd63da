import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { recordAddress } from '../record/record-addresses.ts';
import { clientOf } from './client-of.ts';
import { CopyForm } from './copy-form.tsx';
import { ReadFailure } from './read-failure.tsx';
import { cloneValues } from './start-values.ts';
import type { FormScreenProps } from './step-props.ts';
import { WritersOnly } from './writers-only.tsx';

/** A new opportunity that starts with the values of another. */
export default function CloneOpportunityScreen({ place }: FormScreenProps): ReactNode {
  const { t } = useTranslation();
  const { opportunityId: id = '' } = useParams();
  const reply = useCall(readOpportunity, { params: { id } });
  const opportunity = reply.data?.opportunity;
  const record = recordAddress(place, id);
  const body = () => {
    if (opportunity) {
      return (
        <CopyForm
          key={id}
          place={place}
          label={t('opportunities.form.clone')}
          draft={`opportunity.clone.${id}`}
          backTo={record}
          client={clientOf(opportunity)}
          description={opportunity.description}
          start={(copied) => cloneValues(opportunity, copied)}
        />
      );
    }
    if (!reply.isError) return <FormSkeleton fields={12} />;
    const words = { what: t('opportunities.form.what'), gone: t('opportunities.form.gone') };
    return <ReadFailure error={reply.error} {...words} onRetry={() => void reply.refetch()} />;
  };
  return (
    <WritersOnly place={place}>
      <FormScreen title={t('opportunities.form.clone')} text={opportunity?.code} backTo={record}>
        {body()}
      </FormScreen>
    </WritersOnly>
  );
}
