import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SEE_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { ApplicantView, OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type RecordTab, RecordTabs } from '#ui/record/record-tabs.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { APPLICANTS_TAB, awardAddress } from '../record-addresses.ts';
import { CompanyFacts, GeneralFacts, UnitFacts } from './applicant-facts.tsx';
import { applicantName } from './applicant-name.ts';
import { OfferList } from './offer-list.tsx';
import { OutsideFacts } from './outside-facts.tsx';

interface ApplicantDialogProps {
  /** Undefined while none is open. */
  readonly applicant: ApplicantView | undefined;
  readonly opportunity: OpportunityView;
  readonly backTo: string;
}

/** Everything known of an applicant, with the prices back and forth; opened and closed by the address. */
export function ApplicantDialog({ applicant, opportunity, backTo }: ApplicantDialogProps): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const close = useGoBack(`${backTo}?${new URLSearchParams({ tab: APPLICANTS_TAB })}`);
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(applicant);
  if (applicant && applicant !== shown) setShown(applicant);
  if (!shown) return null;
  const award = awardAddress(opportunity._id, shown._id);
  return (
    <Dialog
      size="xl"
      opened={applicant !== undefined}
      onClose={close}
      title={applicantName(shown)}
      actions={
        shown.actions.includes('award') &&
        canOpen(award) && (
          <Button component={Link} to={award}>
            {t('opportunities.record.applicants.actions.award')}
          </Button>
        )
      }
    >
      <Sides applicant={shown} currency={opportunity.freightOffered.typeCurrencyOfferedId} />
    </Dialog>
  );
}

interface SidesProps {
  readonly applicant: ApplicantView;
  readonly currency: string | null;
}

type Tab = NameIn<'opportunities.record.details.tabs'>;

/** With a tab of the transport company beside it, the first tab is named after the driver. */
function Sides({ applicant, currency }: SidesProps): ReactNode {
  const { t } = useTranslation();
  const seesCompany = useHolds(SEE_TRANSPORT_COMPANY);
  const tab = (id: Tab, content: ReactNode, label: Tab = id): RecordTab => ({
    id,
    label: t(`opportunities.record.details.tabs.${label}`),
    content: () => content,
  });
  const general = <GeneralFacts applicant={applicant} currency={currency} />;
  const offers = tab('offers', <OfferList applicant={applicant} />);
  if (applicant.outside) {
    const said = (
      <>
        {general}
        <OutsideFacts outside={applicant.outside} />
      </>
    );
    return (
      <RecordTabs
        name="side"
        label={t('opportunities.record.details.tabs.label')}
        tabs={[tab('driver', said, 'general'), offers]}
      />
    );
  }
  return (
    <RecordTabs
      name="side"
      label={t('opportunities.record.details.tabs.label')}
      tabs={[
        tab('driver', general, seesCompany ? 'driver' : 'general'),
        ...(seesCompany ? [tab('company', <CompanyFacts applicant={applicant} />)] : []),
        tab('unit', <UnitFacts applicant={applicant} />),
        offers,
      ]}
    />
  );
}
