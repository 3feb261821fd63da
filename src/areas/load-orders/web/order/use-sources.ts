import { useMemo } from 'react';
import { listOwners } from '#areas/fleet/contract/driver-search.calls.ts';
import { searchOrderClients, searchOrderOperators } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';

/** Clients to choose from. */
export function useClientSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['clients-of-orders'],
      search: async (search, signal) => {
        const { clients } = await api.call(searchOrderClients, { query: search ? { search } : {} }, { signal });
        return clients.map(({ _id, name, taxId, countryId }) => ({
          value: _id,
          label: name,
          ...(taxId ? { detail: showTaxId(countryId, taxId) } : {}),
        }));
      },
    }),
    [api],
  );
}

/** Members of the own company to choose as responsible. */
export function useOperatorSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['operators-of-orders'],
      search: async (search, signal) => {
        const { operators } = await api.call(searchOrderOperators, { query: search ? { search } : {} }, { signal });
        return operators.map(({ userId, fullName }) => ({ value: userId, label: fullName }));
      },
    }),
    [api],
  );
}

/** Transport companies an order can be given to. */
export function useCarrierSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['carriers-of-orders'],
      search: async (search, signal) => {
        const { owners } = await api.call(listOwners, { query: { search } }, { signal });
        return owners.flatMap(({ _id, name, taxId, countryId }) =>
          _id === null ? [] : [{ value: _id, label: name, ...(taxId ? { detail: showTaxId(countryId, taxId) } : {}) }],
        );
      },
    }),
    [api],
  );
}

/** Paths of the company by the names of route and path. */
export function usePathSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['paths-by-name'],
      search: async (search, signal) => {
        const { paths } = await api.call(findPaths, { query: search ? { search } : {} }, { signal });
        return paths.map(({ routeGeofenceId, route, path }) => ({
          value: routeGeofenceId,
          label: `${route} · ${path}`,
        }));
      },
    }),
    [api],
  );
}
