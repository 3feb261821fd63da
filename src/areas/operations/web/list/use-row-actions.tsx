import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { useTranslation } from 'react-i18next';
import type { OperationRow } from '#areas/operations/contract/operation.list.ts';
import {
  newOrdersAddress,
  tradeDocumentsAddress,
  updateAddress,
} from '#areas/operations/contract/operation-addresses.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useOperationAccess } from '../use-operation-access.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

/** The actions the user may take on each row. */
export function useRowActions(kind: OperationKind): (row: OperationRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const { mayWrite, mayShowTradeDocuments, tradeDocumentMode } = useOperationAccess(kind);
  return ({ _id, state }) => {
    const mayChange = mayWrite && state !== 'canceled';
    const actions: (RowAction | false)[] = [
      mayChange && {
        id: 'edit',
        label: t('operations.actions.edit'),
        icon: <IconPencil {...ICON} />,
        href: updateAddress(kind, _id),
      },
      mayChange && {
        id: 'orders',
        label: t('operations.actions.addOrders'),
        icon: <IconTruck {...ICON} />,
        href: newOrdersAddress(kind, _id),
      },
      mayShowTradeDocuments && {
        id: 'tradeDocuments',
        label: t('operations.actions.documents'),
        icon: <IconFileText {...ICON} />,
        href: tradeDocumentsAddress(tradeDocumentMode, _id),
      },
    ];
    return actions.filter((action) => action !== false);
  };
}
