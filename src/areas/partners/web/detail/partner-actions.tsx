import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { updateAddress } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { usePartnerToggle } from '../use-partner-toggle.ts';

/** What the signed-in person may do with this partner. */
export function PartnerActions({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { kind, _id, active } = partner;
  const { mayWrite } = usePartnerAccess(kind);
  const { toggle, busy } = usePartnerToggle(kind);
  if (!mayWrite) return null;
  return (
    <>
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
