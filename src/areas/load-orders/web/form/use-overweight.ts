import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { exceededCapacity } from '#areas/load-orders/rules/implausible.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { OrderFormInput } from './order-form-shape.ts';

const field = fieldsOf<OrderFormInput>();

type Cargo = Parameters<typeof exceededCapacity>[0];

/** The warning about a cargo that the truck of the form cannot carry, or no truck where none is chosen yet. */
export function useOverweight(): (cargo: Cargo) => string | undefined {
  const { t } = useTranslation();
  // A form of stops has no truck.
  const way: string | undefined = useFieldValue(field('way'));
  const truckId = useFieldValue(field('transportUnitId'));
  const enabled = useHolds(VEHICLE_RIGHTS.ownTruck.read) && way === 'express' && Boolean(truckId);
  const { data } = useCall(VEHICLE_CALLS.ownTruck.read, { params: { id: truckId ?? '' } }, { enabled, retry: false });
  const capacity = enabled ? data?.transportUnit.features.find(({ _id }) => _id === 'capacity')?.value : null;
  return (cargo) => {
    const tonnes = exceededCapacity(cargo, capacity ?? null);
    return tonnes === undefined ? undefined : t('loadOrders.screens.warnings.overweight', { tonnes });
  };
}
