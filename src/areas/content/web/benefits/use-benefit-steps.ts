import { useTranslation } from 'react-i18next';
import { archiveBenefit, publishBenefit, redraftBenefit } from '../../contract/benefit.calls.ts';
import { useSteps } from '../parts/use-steps.ts';

const CALLS = { publish: publishBenefit, archive: archiveBenefit, draft: redraftBenefit } as const;

export function useBenefitSteps() {
  const { t } = useTranslation();
  return useSteps({ calls: CALLS, what: t('content.whatBenefit'), stateOf: ({ benefit }) => benefit.state });
}
