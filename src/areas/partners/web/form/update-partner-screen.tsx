import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { PartnerFailure } from '../detail/partner-failure.tsx';
import type { PartnerScreenProps } from '../partner-screen-props.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { PartnerForm } from './partner-form.tsx';

export default function UpdatePartnerScreen({ kind }: PartnerScreenProps): ReactNode {
  const { t } = useTranslation();
  const { clientId = '' } = useParams();
  const { mayWrite } = usePartnerAccess(kind);
  const reply = useCall(PARTNER_CALLS[kind].read, { params: { id: clientId } }, { staleTime: 0, enabled: mayWrite });
  const detail = detailAddress(kind, clientId);
  const goBack = useGoBack(detail);
  if (!mayWrite) return <Navigate to={detail} replace />;
  const body = () => {
    if (reply.isError && !reply.data)
      return <PartnerFailure kind={kind} error={reply.error} onRetry={() => void reply.refetch()} />;
    // The form must start from what the server has now.
    if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={8} />;
    const { partner } = reply.data;
    return <PartnerForm kind={kind} partner={partner} onSaved={goBack} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen title={t(`partners.kinds.${kind}.edit`)} text={reply.data?.partner.name} backTo={listAddress(kind)}>
      {body()}
    </FormScreen>
  );
}
