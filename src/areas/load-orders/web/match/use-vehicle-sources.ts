import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Suggestion, suggestAssignments, suggestDrivers } from '#areas/load-orders/contract/order-assign.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { reasonText } from '../assign/reason-text.ts';

/** The label of a truck or a driver among the options of a row, with the reasons against it. */
export function useOptionOf() {
  const { t } = useTranslation();
  return useMemo(() => {
    const straightLine = (km: number) =>
      `${t('loadOrders.screens.kilometres', { number: Math.round(km) })} ${t('loadOrders.screens.straightLine')}`;
    const against = (reasons: Suggestion['reasons']) => reasons.map((reason) => reasonText(t, reason));
    return {
      truck: ({ transportUnit, trucker, distanceKm, reasons, assignable, takesOtherDriver }: Suggestion): Option => ({
        value: transportUnit._id,
        label: [transportUnit.plate, trucker?.fullName].filter(Boolean).join(' · '),
        detail: [
          transportUnit.typeName,
          ...(distanceKm === null ? [] : [straightLine(distanceKm)]),
          ...against(reasons),
        ].join(' · '),
        disabled: !assignable && !takesOtherDriver,
      }),
      against,
    };
  }, [t]);
}

const MOST = 10;

/** Trucks for one order, the suggested ones first. */
export function useTruckSource(orderId: string): OptionSource {
  const api = useApi();
  const { truck } = useOptionOf();
  return useMemo(
    () => ({
      key: ['trucks-for-order', orderId],
      search: async (search, signal) => {
        const ask = (suitable: 'true' | 'false') =>
          api.call(
            suggestAssignments,
            { params: { id: orderId }, query: { suitable, size: MOST, ...(search ? { search } : {}) } },
            { signal },
          );
        const replies = await Promise.all([ask('true'), ask('false')]);
        return replies.flatMap(({ suggestions }) => suggestions.map(truck));
      },
    }),
    [api, orderId, truck],
  );
}

/** Drivers for one order, the free ones first. */
export function useDriverSource(orderId: string): OptionSource {
  const api = useApi();
  const { against } = useOptionOf();
  return useMemo(
    () => ({
      key: ['drivers-for-order', orderId],
      search: async (search, signal) => {
        const query = { size: MOST, ...(search ? { search } : {}) };
        const { drivers } = await api.call(suggestDrivers, { params: { id: orderId }, query }, { signal });
        return drivers.map(({ _id, fullName, plate, assignable, reasons }) => ({
          value: _id,
          label: fullName,
          detail: [...(plate ? [plate] : []), ...against(reasons)].join(' · '),
          disabled: !assignable,
        }));
      },
    }),
    [api, orderId, against],
  );
}
