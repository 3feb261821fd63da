import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { countryOrDefault, usualZone } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { createWarehouse, updateWarehouse } from '../../contract/warehouse.calls.ts';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import { WAREHOUSES, warehouseAddress } from '../../contract/warehouse-addresses.ts';
import { CategorySection } from './category-section.tsx';
import { DockSection } from './dock-section.tsx';
import { ClosureSection, HoursSection } from './hours-section.tsx';
import { DriverSection, PlaceSection } from './place-section.tsx';
import { BookingSection, GateSection } from './terms-section.tsx';
import { useHomeless } from './use-homeless.tsx';
import { formOf, warehouseShape } from './warehouse-shape.ts';

interface WarehouseFormProps {
  /** Null for a new one. */
  readonly warehouse: WarehouseView | null;
  readonly onSaved: (warehouse: WarehouseView) => void;
  readonly onReload?: () => void;
}

type Body = z.output<typeof warehouseShape>;

/** One form for registering and changing a warehouse. */
export function WarehouseForm({ warehouse, onSaved, onReload }: WarehouseFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { country: code } = useSignedIn();
  const country = countryOrDefault(code);
  const homeless = useHomeless(warehouse?.timeZone ?? country.timeZone);
  const save = useSave(warehouse, homeless.ask);
  const defaults = formOf(warehouse, {
    countryCode: country.code,
    timeZone: usualZone(country.code),
    callingCode: country.phone.code,
    currency: country.currency.code,
    firstDock: t('warehouses.form.dock', { number: 1 }),
  });
  return (
    <FormShell
      label={t(`warehouses.form.${warehouse ? 'update' : 'create'}`)}
      shape={warehouseShape}
      defaults={defaults}
      recordId={warehouse?._id}
      draft={warehouse ? `warehouse.update.${warehouse._id}` : 'warehouse.create'}
      backTo={warehouse ? warehouseAddress(warehouse._id) : WAREHOUSES}
      failure={{
        action: warehouse ? 'update' : 'create',
        what: t('warehouses.what'),
        inline: true,
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(saved) => {
        snackbar.success(t(`warehouses.form.${warehouse ? 'saved' : 'created'}`, { name: saved.warehouse.fullName }));
        onSaved(saved.warehouse);
      }}
    >
      <PlaceSection isNew={warehouse === null} />
      <DriverSection />
      <DockSection />
      <HoursSection />
      <ClosureSection />
      <CategorySection />
      <BookingSection />
      <GateSection />
      {homeless.dialog}
    </FormShell>
  );
}

/** Where bookings would lose their place they are named first, and nothing is saved unless somebody confirms. */
function useSave(warehouse: WarehouseView | null, ask: (facts: unknown) => Promise<boolean>) {
  const create = useAction(createWarehouse);
  const update = useAction(updateWarehouse);
  return async ({ addressId, ...body }: Body) => {
    if (!warehouse) return create.mutateAsync({ body: { ...body, addressId } });
    const send = (leavesBookings: boolean) =>
      update.mutateAsync({
        params: { id: warehouse._id },
        body: { ...body, version: warehouse.version, leavesBookings },
      });
    try {
      return await send(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'warehouses.leavesBookings') throw error;
      if (!(await ask(error.facts))) throw error;
      return send(true);
    }
  };
}
