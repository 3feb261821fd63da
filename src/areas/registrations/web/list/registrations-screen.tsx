import { Button } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screens } from '#areas/registrations/area.ts';
import { type RegistrationRow, registrationList } from '#areas/registrations/contract/registration.list.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { STATE_TONES } from '../state-tones.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

const CALLS = listCalls(registrationList);
const TONES = { state: STATE_TONES };
const CELLS = {
  taxId: ({ taxId, country }: RegistrationRow) => taxId && showTaxId(country, taxId),
};
const idOf = ({ _id }: RegistrationRow): string => _id;
const addressFor = ({ _id }: RegistrationRow): string => addressOf(screens.registration, { registrationId: _id });

/** The invitations, and what became of each. */
export default function RegistrationsScreen(): ReactNode {
  const { t } = useTranslation();
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button leftSection={<IconUserPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => setInviting(true)}>
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
      <Suspense fallback={null}>
        {isInviting && <InviteDialog opened={isInviting} onClose={() => setInviting(false)} />}
      </Suspense>
    </>
  );
}
