import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { CLAIM_CALLS, type ClaimRow } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { CLAIM_ANSWER_NAMES, CLAIM_ANSWERS, type ClaimAnswer } from '#areas/fleet/rules/vehicle-takeover.ts';
import { shownPlate } from '#countries/country.ts';
import { holds } from '#kernel/permission.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { RowAction } from '#ui/list/list-props.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const ICONS = { accept: IconCheck, refuse: IconX, withdraw: IconArrowBackUp } as const;

/** How each side may end a pending claim. */
export function useClaimActions(): (row: ClaimRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const answer = useAnswer();
  return (row) => {
    if (row.status !== 'pending' || !holds(permissions, VEHICLE_RIGHTS[fleetOf('own', row.kind)].write)) return [];
    return CLAIM_ANSWER_NAMES.filter((name) => CLAIM_ANSWERS[name].side === row.side).map((name) => {
      const Icon = ICONS[name];
      return {
        id: name,
        label: t(`fleet.vehicles.actions.${name}`),
        icon: <Icon {...ICON} />,
        danger: name === 'refuse',
        onAct: () => void answer(name, row),
      };
    });
  };
}

/** Handing a vehicle over asks for confirmation, because it cannot be undone. */
function useAnswer(): (answer: ClaimAnswer, row: ClaimRow) => Promise<void> {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const options = {
    refresh: VEHICLE_REFRESH,
    onFailed: (error: unknown) => snackbar.failure('update', t('fleet.vehicles.claims.what'), error),
  };
  const answering = {
    accept: useAction(CLAIM_CALLS.accept, options),
    refuse: useAction(CLAIM_CALLS.refuse, options),
    withdraw: useAction(CLAIM_CALLS.withdraw, options),
  };
  return async (answer, { _id: id, plate, countryId, companyName: company }) => {
    const names = { plate: shownPlate(countryId, plate), company };
    if (answer === 'accept' && !(await dialogs.warn(t('fleet.vehicles.feedback.confirmAccept', names)))) return;
    answering[answer].mutate(
      { params: { id } },
      { onSuccess: () => snackbar.success(t(`fleet.vehicles.feedback.${CLAIM_ANSWERS[answer].status}`, names)) },
    );
  };
}
