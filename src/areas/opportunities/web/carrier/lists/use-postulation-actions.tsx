import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { screens as operations } from '#areas/operations/area.ts';
import type { PostulationRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { postulationActions } from '#areas/opportunities/contract/opportunity-actions.ts';
import { addressOf } from '#kernel/screens.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { taskSearch } from '../dialogs/carrier-tasks.ts';
import type { ConfirmTask } from './confirm-runner.tsx';

const LOOK = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const ICONS = {
  confirm: <IconCheck {...LOOK} />,
  price: <IconReceipt {...LOOK} />,
  change: <IconPencil {...LOOK} />,
  withdraw: <IconX {...LOOK} />,
} as const satisfies Readonly<Record<string, ReactNode>>;

/** What the person may do with an own application now, and the operation it led to. */
export function usePostulationActions(
  confirm: (task: ConfirmTask) => void,
): (row: PostulationRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const { permissions } = useSignedIn();
  const task = (row: PostulationRow, name: 'price' | 'change' | 'withdraw'): RowAction => ({
    id: name,
    label: t(`opportunities.carrier.actions.${name === 'price' && row.offerBy === 'shipper' ? 'answer' : name}`),
    icon: ICONS[name],
    danger: name === 'withdraw',
    href: taskSearch(params, name, row._id),
  });
  return (row) => {
    const { state, changed, opportunityState, operationId } = row;
    const isPublished = opportunityState === 'published';
    const allowed = postulationActions({ state, changed, side: 'carrier', isPublished }, permissions);
    const operation = operationId && addressOf(operations.operation, { operationId });
    return [
      ...(allowed.includes('confirm')
        ? [
            {
              id: 'confirm',
              label: t('opportunities.carrier.actions.confirm'),
              icon: ICONS.confirm,
              onAct: () => confirm({ row }),
            },
          ]
        : []),
      ...(allowed.includes('offer') ? [task(row, 'price')] : []),
      ...(allowed.includes('change') ? [task(row, 'change')] : []),
      ...(operation && canOpen(operation)
        ? [
            {
              id: 'operation',
              label: t('opportunities.carrier.actions.operation'),
              icon: <IconArrowRight {...LOOK} />,
              href: operation,
            },
          ]
        : []),
      ...(allowed.includes('withdraw') ? [task(row, 'withdraw')] : []),
    ];
  };
}
