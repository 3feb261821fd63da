import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackCard } from '#ui/form/back-card.tsx';
import { WAREHOUSES, warehouseAddress } from '../../contract/warehouse-addresses.ts';
import { WarehouseForm } from './warehouse-form.tsx';

export default function CreateWarehouseScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <BackCard title={t('warehouses.form.create')} backTo={WAREHOUSES} />
      <WarehouseForm warehouse={null} onSaved={({ _id }) => void navigate(warehouseAddress(_id), { replace: true })} />
    </>
  );
}
