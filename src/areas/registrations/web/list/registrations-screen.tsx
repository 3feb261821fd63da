import { Button } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { screens } from '#areas/registrations/area.ts';
import { type RegistrationRow, registrationList } from '#areas/registrations/contract/registration.list.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { INVITE_PARAM } from '../palette.ts';
import { STATE_TONES } from '../state-tones.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

const CALLS = listCalls(registrationList);
const TONES = { state: STATE_TONES };
const CELLS = {
  taxId: ({ taxId, country }: RegistrationRow) => taxId && showTaxId(country, taxId),
};
const idOf = ({ _id }: RegistrationRow): string => _id;
const addressFor = ({ _id }: RegistrationRow): string => addressOf(screens.registration, { registrationId: _id });

export const first = firstPage(registrationList, CALLS);

/** The invitations, and what became of each. */
export default function RegistrationsScreen(): ReactNode {
  const { t } = useTranslation();
  const invitation = useInvitation();
  const invite = (
    <Button leftSection={<IconUserPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={invitation.open}>
      {t('registrations.invite.action')}
    </Button>
  );
  return (
    <>
      <ListScreen
        definition={registrationList}
        calls={CALLS}
        rowId={idOf}
        cells={CELLS}
        tones={TONES}
        tabTones={STATE_TONES}
        rowHref={addressFor}
        actions={invite}
      />
      <Suspense fallback={null}>{invitation.isOpen && <InviteDialog opened onClose={invitation.close} />}</Suspense>
    </>
  );
}

/** In the address, so that a link opens it and going back closes it. */
function useInvitation() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    change(next);
    void navigate(`?${next}`, { replace: true });
  };
  return {
    isOpen: params.has(INVITE_PARAM),
    open: () => go((next) => next.set(INVITE_PARAM, 'new')),
    close: () => go((next) => next.delete(INVITE_PARAM)),
  };
}
