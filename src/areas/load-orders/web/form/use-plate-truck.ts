import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import { findTruckByPlate, type TruckOfPlate } from '#areas/load-orders/contract/order-assign.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface PlateTruck {
  readonly isPending: boolean;
  /** Null if there is no such truck; undefined without the permission, or while it is unknown. */
  readonly truck: TruckOfPlate | null | undefined;
  /** The truck, if an order can be assigned to it now. */
  readonly free: TruckOfPlate | null;
}

/** The truck whose plate is in the address, with its suitability for a new order. */
export function usePlateTruck(plate: string | undefined): PlateTruck {
  const { country } = useSignedIn();
  const mayAssign = useHolds(ASSIGN_TRUCKER);
  const enabled = mayAssign && plate !== undefined;
  const query = { plate: plate ?? '', country: countryOrDefault(country).code };
  const { data, isPending } = useCall(findTruckByPlate, { query }, { enabled, retry: false, staleTime: 0 });
  const truck = data?.truck;
  return { isPending: enabled && isPending, truck, free: truck?.assignable ? truck : null };
}
