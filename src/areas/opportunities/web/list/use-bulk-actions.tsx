import { useTranslation } from 'react-i18next';
import type { OpportunityRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { mayStep, type OpportunityStep } from '#areas/opportunities/rules/opportunity-state.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BulkAction } from '#ui/list/list-props.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { ACTION_ICONS } from './action-icons.tsx';
import type { Cancelling } from './cancel-dialog.tsx';
import type { StepTask } from './step-runner.tsx';

const STEPS = ['publish', 'unpublish', 'cancel'] as const satisfies readonly OpportunityStep[];

/** Actions on several opportunities. If one of them does not allow it, nothing is done and that is said. */
export function useBulkActions(
  cancel: (cancelling: Cancelling) => void,
  start: (task: StepTask) => void,
): readonly BulkAction<OpportunityRow>[] {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  if (!useHolds(WRITE_OPPORTUNITIES)) return [];
  return STEPS.map((step) => ({
    id: step,
    label: t(`opportunities.form.actions.${step === 'cancel' ? 'cancelMany' : step}`),
    icon: ACTION_ICONS[step],
    danger: step === 'cancel',
    onAct: (rows, clear) => {
      const count = rows.filter(({ state }) => !mayStep(state, step)).length;
      if (count > 0) return snackbar.warning(t(`opportunities.form.notAllowed.${step}`, { count }));
      const ids = rows.map(({ _id }) => _id);
      if (step === 'cancel') return cancel({ ids, onCancelled: clear });
      return start({ step, ids, clear });
    },
  }));
}
