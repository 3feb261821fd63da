import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import type { OpportunityRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { opportunityActions } from '#areas/opportunities/contract/opportunity-actions.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { cloneAddress, recordAddress, updateAddress } from '../record/record-addresses.ts';
import { ACTION_ICONS, ICON } from './action-icons.tsx';
import type { Cancelling } from './cancel-dialog.tsx';
import type { StepTask } from './step-runner.tsx';

const ADDRESSES = { update: updateAddress, clone: cloneAddress } as const;

/** The actions the user may take on an opportunity of the list; the server checks again. */
export function useRowActions(
  cancel: (cancelling: Cancelling) => void,
  start: (task: StepTask) => void,
): (row: OpportunityRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const { permissions } = useSignedIn();
  return ({ _id, state }) => {
    const record = recordAddress('own', _id);
    const open: RowAction = {
      id: 'open',
      label: t('opportunities.form.actions.open'),
      icon: <IconArrowRight {...ICON} />,
      href: record,
    };
    const others = opportunityActions(state, permissions).flatMap((action): RowAction[] => {
      // Applicants are answered on the record.
      if (action === 'rejectAll') return [];
      const look = { id: action, label: t(`opportunities.form.actions.${action}`), icon: ACTION_ICONS[action] };
      if (action === 'cancel') return [{ ...look, danger: true, onAct: () => cancel({ ids: [_id] }) }];
      if (action === 'publish' || action === 'unpublish') {
        return [{ ...look, onAct: () => start({ step: action, ids: [_id] }) }];
      }
      return [{ ...look, href: ADDRESSES[action]('own', _id) }];
    });
    return canOpen(record) ? [open, ...others] : others;
  };
}
