import { SEE_FREIGHT, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';

/** What the user may write, and the currency of their country. */
export function useOrderWriter() {
  const { country, permissions } = useSignedIn();
  return {
    seesFreights: useHolds(SEE_FREIGHT),
    keyed: usesKeyedAttributes(permissions),
    currency: countryOrDefault(country).currency.code,
  };
}

/** Who writes a new order looks after it; people of the platform who have stepped in are no members and cannot. */
export function useSelfAsOperator(): { readonly userId: string; readonly fullName: string } | null {
  const { userId, fullName, stepIn } = useSignedIn();
  return stepIn ? null : { userId, fullName };
}
