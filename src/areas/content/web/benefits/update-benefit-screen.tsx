import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { readBenefit } from '../../contract/benefit.calls.ts';
import type { BenefitView } from '../../contract/benefit.shapes.ts';
import { BENEFITS } from '../../contract/content-addresses.ts';
import { StepBar } from '../parts/step-bar.tsx';
import { BenefitForm } from './benefit-form.tsx';
import { useBenefitSteps } from './use-benefit-steps.ts';

export default function UpdateBenefitScreen(): ReactNode {
  const { t } = useTranslation();
  const { benefitId = '' } = useParams();
  const reply = useCall(readBenefit, { params: { id: benefitId } }, { staleTime: 0 });
  const goBack = useGoBack(BENEFITS);
  const benefit = reply.data?.benefit;
  const body = () => {
    if (reply.isError && !benefit) return <QueryError error={reply.error} onRetry={() => void reply.refetch()} />;
    // The form must start with what the server has now.
    if (!benefit || !reply.isFetchedAfterMount) return <FormSkeleton fields={10} />;
    return (
      <>
        <Steps benefit={benefit} />
        <BenefitForm key={benefit._id} benefit={benefit} onSaved={goBack} onReload={() => void reply.refetch()} />
      </>
    );
  };
  return (
    <FormScreen title={t('content.form.updateBenefit')} text={benefit?.title} backTo={BENEFITS}>
      {body()}
    </FormScreen>
  );
}

function Steps({ benefit }: { readonly benefit: BenefitView }): ReactNode {
  const { t } = useTranslation();
  const steps = useBenefitSteps();
  const { state, actions, taken, quantity } = benefit;
  return (
    <StepBar
      state={state}
      stateName={t(`lists.benefits.values.state.${state}`)}
      actions={actions}
      isBusy={steps.isBusy}
      onStep={(step) => steps.run(step, benefit)}
    >
      <span>{t('content.record.taken', { taken, of: quantity ?? '∞' })}</span>
    </StepBar>
  );
}
