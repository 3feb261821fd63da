import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useCall } from '#ui/api/api-context.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { readWarehouse } from '../../contract/warehouse.calls.ts';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import { updateWarehouseAddress, WAREHOUSES } from '../../contract/warehouse-addresses.ts';
import { useRemoveWarehouse } from '../use-remove-warehouse.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { DocksSection } from './docks-section.tsx';
import { HistorySection } from './history-section.tsx';
import { OpeningSection } from './opening-section.tsx';
import { DriverFacts, NowFacts, PlaceFacts, TermsFacts } from './warehouse-facts.tsx';
import { WarehouseFailure } from './warehouse-failure.tsx';

/** One warehouse: where it is, its docks, when it works, and its terms. */
export default function WarehouseScreen(): ReactNode {
  const { warehouseId = '' } = useParams();
  const reply = useCall(readWarehouse, { params: { id: warehouseId } });
  if (reply.isError && !reply.data) {
    return <WarehouseFailure error={reply.error} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { warehouse } = reply.data;
  return (
    <RecordScreen
      title={warehouse.fullName}
      text={warehouse.place.cityName}
      backTo={WAREHOUSES}
      actions={<Actions warehouse={warehouse} />}
    >
      <RecordColumns
        first={
          <>
            <NowFacts warehouse={warehouse} />
            <DocksSection warehouse={warehouse} />
            <PlaceFacts warehouse={warehouse} />
            <DriverFacts warehouse={warehouse} />
          </>
        }
        second={
          <>
            <OpeningSection warehouse={warehouse} />
            <CategoriesSection warehouse={warehouse} />
            <TermsFacts warehouse={warehouse} />
            <HistorySection id={warehouse._id} />
          </>
        }
      />
    </RecordScreen>
  );
}

function Actions({ warehouse }: { readonly warehouse: WarehouseView }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { remove, busy, refusal } = useRemoveWarehouse(() => void navigate(WAREHOUSES, { replace: true }));
  if (!warehouse.actions.includes('update')) return null;
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconTrash size="1.1rem" stroke={1.6} aria-hidden />}
        onClick={() => void remove(warehouse)}
      >
        {t('warehouses.detail.remove')}
      </Button>
      <Button
        component={Link}
        to={updateWarehouseAddress(warehouse._id)}
        leftSection={<IconPencil size="1.1rem" stroke={1.6} aria-hidden />}
      >
        {t('warehouses.detail.edit')}
      </Button>
      {refusal}
    </>
  );
}
