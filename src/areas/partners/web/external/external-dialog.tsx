import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { detailAddress, listAddress, openedIn } from '../addresses.ts';
import { PartnerActions } from '../detail/partner-actions.tsx';
import { PartnerFailure } from '../detail/partner-failure.tsx';
import { PartnerSections } from '../detail/partner-sections.tsx';
import { PartnerForm } from '../form/partner-form.tsx';
import { usePartnerAccess } from '../use-partner-access.ts';

const KIND = 'external';

/** Opened and closed by the address, so that it can be linked to and the back button closes it. */
export function ExternalDialog(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { mayWrite } = usePartnerAccess(KIND);
  const close = useGoBack(listAddress(KIND));
  const asked = openedIn(params);
  const wanted = asked && (asked.what === 'open' || mayWrite) ? asked : null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.what !== shown?.what || wanted.value !== shown.value)) setShown(wanted);
  const show = ({ _id }: PartnerView) => void navigate(detailAddress(KIND, _id, params), { replace: true });
  if (shown?.what === 'create' || !shown) {
    return (
      <Dialog size="xl" opened={wanted !== null} onClose={close} title={t(`partners.kinds.${KIND}.new`)}>
        {shown && <PartnerForm kind={KIND} partner={null} onSaved={show} openedBy="create" />}
      </Dialog>
    );
  }
  return (
    <OpenedPartner
      key={shown.value}
      id={shown.value}
      editing={shown.what === 'edit'}
      opened={wanted !== null}
      onClose={close}
    />
  );
}

interface OpenedPartnerProps {
  readonly id: string;
  readonly editing: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function OpenedPartner({ id, editing, opened, onClose }: OpenedPartnerProps): ReactNode {
  const { t } = useTranslation();
  const answer = useCall(PARTNER_CALLS[KIND].read, { params: { id } });
  const partner = answer.data?.partner;
  const body = () => {
    if (answer.isError && !partner)
      return <PartnerFailure kind={KIND} error={answer.error} onRetry={() => void answer.refetch()} />;
    if (!partner) return <DetailSkeleton lines={6} />;
    if (!editing) return <PartnerSections partner={partner} />;
    return (
      <PartnerForm
        kind={KIND}
        partner={partner}
        onSaved={onClose}
        onReload={() => void answer.refetch()}
        openedBy="edit"
      />
    );
  };
  return (
    <Dialog
      size="xl"
      opened={opened}
      onClose={onClose}
      title={editing ? t(`partners.kinds.${KIND}.edit`) : (partner?.name ?? '')}
      actions={partner && !editing && <PartnerActions partner={partner} />}
    >
      {body()}
    </Dialog>
  );
}
