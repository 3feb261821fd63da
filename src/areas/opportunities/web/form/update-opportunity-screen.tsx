import { Alert } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import { SEE_FREIGHT } from '#areas/opportunities/contract/opportunity.permissions.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { EndedNotice } from '#ui/form/ended-notice.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useStaysOpen } from '#ui/form/use-stays-open.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { recordAddress } from '../record/record-addresses.ts';
import { clientOf } from './client-of.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { opportunityValues } from './opportunity-shape.ts';
import { ReadFailure } from './read-failure.tsx';
import type { FormScreenProps } from './step-props.ts';
import { useOwnCurrency } from './use-own-currency.ts';
import { WritersOnly } from './writers-only.tsx';

/** Changes an opportunity; a cancelled one stays as it is. */
export default function UpdateOpportunityScreen({ place }: FormScreenProps): ReactNode {
  const { t } = useTranslation();
  const { opportunityId: id = '' } = useParams();
  const reply = useCall(readOpportunity, { params: { id } }, { staleTime: 0 });
  const opportunity = reply.data?.opportunity;
  const record = recordAddress(place, id);
  const mayUpdate = opportunity?.actions.includes('update') ?? false;
  const isOpen = useStaysOpen(id, reply.isFetchedAfterMount && mayUpdate);
  const body = () => {
    if (reply.isError && !opportunity) {
      const words = { what: t('opportunities.form.what'), gone: t('opportunities.form.gone') };
      return <ReadFailure error={reply.error} {...words} onRetry={() => void reply.refetch()} />;
    }
    // The form must start with what the server has now.
    if (!opportunity || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
    if (!isOpen) return <Navigate to={record} replace />;
    return <Changing place={place} opportunity={opportunity} onReload={() => void reply.refetch()} />;
  };
  return (
    <WritersOnly place={place}>
      <FormScreen title={t('opportunities.form.edit')} text={opportunity?.code} backTo={record}>
        {isOpen && !mayUpdate && <EndedNotice />}
        {body()}
      </FormScreen>
    </WritersOnly>
  );
}

interface ChangingProps extends FormScreenProps {
  readonly opportunity: OpportunityView;
  readonly onReload: () => void;
}

function Changing({ place, opportunity, onReload }: ChangingProps): ReactNode {
  const { t } = useTranslation();
  const record = recordAddress(place, opportunity._id);
  const goBack = useGoBack(record);
  const seesPrices = useHolds(SEE_FREIGHT);
  const defaults = useMemo(() => opportunityValues(opportunity, seesPrices), [opportunity, seesPrices]);
  return (
    <>
      {opportunity.state === 'published' && (
        <Alert
          variant="light"
          icon={<IconInfoCircle size="1.2rem" aria-hidden />}
          title={t('opportunities.form.changing.title')}
          maw="var(--form-screen-width)"
        >
          {t('opportunities.form.changing.text')}
        </Alert>
      )}
      <OpportunityForm
        label={t('opportunities.form.edit')}
        action="update"
        opportunity={opportunity}
        client={clientOf(opportunity)}
        isFixed={place === 'market' && opportunity.publicationType === 'marketplace'}
        defaults={defaults}
        draft={`opportunity.update.${opportunity._id}`}
        ownCurrency={useOwnCurrency()}
        backTo={record}
        onSaved={goBack}
        onReload={onReload}
      />
    </>
  );
}
