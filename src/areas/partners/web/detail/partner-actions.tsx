import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { sharingAddress, updateAddress } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { usePartnerToggle } from '../use-partner-toggle.ts';

/** What the signed-in person may do with this partner. */
export function PartnerActions({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const { kind, _id, active } = partner;
  const { mayWrite } = usePartnerAccess(kind);
  const { toggle, busy } = usePartnerToggle(kind);
  const sharing = sharingAddress(_id);
  const share = kind === 'client' && canOpen(sharing) && (
    <Button
      component={Link}
      to={sharing}
      variant="default"
      leftSection={<IconShare size="1.1rem" stroke={1.7} aria-hidden />}
    >
      {t('partners.actions.share')}
    </Button>
  );
  if (!mayWrite) return share;
  return (
    <>
      {share}
      <Button variant="default" loading={busy} onClick={() => void toggle(partner)}>
        {t(active ? 'partners.actions.disable' : 'partners.actions.enable')}
      </Button>
      <Button
        component={Link}
        to={updateAddress(kind, _id, params)}
        leftSection={<IconPencil size="1.1rem" stroke={1.7} aria-hidden />}
      >
        {t('partners.actions.edit')}
      </Button>
    </>
  );
}
