import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { ReasonChips } from '../../carrier/dialogs/reason-chips.tsx';

/** What speaks against the truck that was named. */
export function VerdictChips({
  applicant: { truck, reasons },
}: {
  readonly applicant: Pick<ApplicantView, 'truck' | 'reasons'>;
}): ReactNode {
  const { t } = useTranslation();
  if (truck.plate === null) return <Chip tone="neutral">{t('opportunities.record.applicants.noTruck')}</Chip>;
  return <ReasonChips reasons={reasons} />;
}
