import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { statusOf } from '#areas/partners/rules/partner-kind.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { listAddress } from '../addresses.ts';
import type { PartnerScreenProps } from '../partner-screen-props.ts';
import { STATUS_TONES } from '../partner-texts.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { PartnerFailure } from './partner-failure.tsx';
import { PartnerSections } from './partner-sections.tsx';

/** One client or transport company: data, contacts, places, documents and history. */
export default function PartnerScreen({ kind }: PartnerScreenProps): ReactNode {
  const { t } = useTranslation();
  const { clientId = '' } = useParams();
  const reply = useCall(PARTNER_CALLS[kind].read, { params: { id: clientId } });
  const backTo = listAddress(kind);
  if (reply.isError && !reply.data) {
    const toList = (
      <Button component={Link} to={backTo} variant="default">
        {t('partners.actions.toList')}
      </Button>
    );
    return <PartnerFailure kind={kind} error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { partner } = reply.data;
  const status = statusOf(partner.active);
  return (
    <RecordScreen
      title={partner.name}
      backTo={backTo}
      status={<StatusChip tone={STATUS_TONES[status]} label={t(`partners.status.${status}`)} />}
      actions={<PartnerActions partner={partner} />}
    >
      <PartnerSections partner={partner} />
    </RecordScreen>
  );
}
