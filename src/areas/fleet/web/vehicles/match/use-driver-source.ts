import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DRIVER_LISTS, type DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const CALLS = { own: listCalls(DRIVER_LISTS.own), spot: listCalls(DRIVER_LISTS.spot) };
const ROWS = DRIVER_LISTS.own.rowsKey;

/** The drivers of every market the user may see; disabled ones are shown but cannot be chosen. */
export function useDriverSource(): OptionSource {
  const api = useApi();
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  return useMemo(() => {
    const markets = readableMarkets(permissions);
    return {
      key: ['drivers-to-match', ...markets],
      search: async (text, signal) => {
        const found = await Promise.all(
          markets.map((market) => api.call(CALLS[market].read, { query: { search: text, size: 20 } }, { signal })),
        );
        return found.flatMap((page) => (page[ROWS] as readonly DriverRow[]).map((row) => optionOf(row, t)));
      },
    };
  }, [api, permissions, t]);
}

function optionOf({ _id, fullName, plate, documents, status }: DriverRow, translate: TranslateKey): Option {
  const notes = [
    plate,
    ...(documents === 'expired' ? [translate('fleet.vehicles.documents.expired')] : []),
    ...(status === 'enabled' ? [] : [translate('fleet.vehicles.status.disabled')]),
  ].filter((note) => note !== null);
  return {
    value: _id,
    label: fullName,
    disabled: status !== 'enabled',
    ...(notes.length > 0 ? { detail: notes.join(' · ') } : {}),
  };
}
