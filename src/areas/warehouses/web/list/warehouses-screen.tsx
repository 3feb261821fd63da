import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listCalls } from '#kernel/list-definition.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type WarehouseRow, warehouseList } from '../../contract/warehouse.list.ts';
import { WRITE_WAREHOUSES } from '../../contract/warehouse.permissions.ts';
import { newWarehouseAddress, updateWarehouseAddress, warehouseAddress } from '../../contract/warehouse-addresses.ts';
import { useRemoveWarehouse } from '../use-remove-warehouse.tsx';

const CALLS = listCalls(warehouseList);
const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;
const warehouseId = ({ _id }: WarehouseRow): string => _id;

export const first = firstPage(warehouseList, CALLS);

/** The warehouses of the company with what is going on there; guards and auditors only read. */
export default function WarehousesScreen(): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(WRITE_WAREHOUSES);
  const { remove, refusal } = useRemoveWarehouse();
  const rowActions = ({ _id, fullName, timeZone }: WarehouseRow): readonly RowAction[] => [
    {
      id: 'edit',
      label: t('warehouses.detail.edit'),
      icon: <IconPencil {...ICON} />,
      href: updateWarehouseAddress(_id),
    },
    {
      id: 'remove',
      label: t('warehouses.detail.remove'),
      icon: <IconTrash {...ICON} />,
      danger: true,
      onAct: () => void remove({ _id, fullName, timeZone }),
    },
  ];
  return (
    <>
      <ListScreen
        definition={warehouseList}
        calls={CALLS}
        rowId={warehouseId}
        rowHref={({ _id }) => warehouseAddress(_id)}
        {...(mayWrite ? { rowActions } : {})}
        actions={
          mayWrite && (
            <Button
              component={Link}
              to={newWarehouseAddress}
              leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
            >
              {t('warehouses.form.create')}
            </Button>
          )
        }
      />
      {refusal}
    </>
  );
}
