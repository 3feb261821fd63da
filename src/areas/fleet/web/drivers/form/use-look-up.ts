import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundDriver } from '#areas/fleet/contract/driver.shapes.ts';
import { searchDriver, searchDriverByLicence, searchDriverByPhone } from '#areas/fleet/contract/driver-search.calls.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';

export const LOOK_UPS = ['document', 'phone', 'licence'] as const;
export type LookUpBy = (typeof LOOK_UPS)[number];

type State =
  | { readonly status: 'ready' | 'searching' }
  | { readonly status: 'found'; readonly truckers: readonly FoundDriver[] }
  | { readonly status: 'none'; readonly knownElsewhere: boolean }
  | { readonly status: 'failed'; readonly reason?: string };

const READY: State = { status: 'ready' };

/** Searches by a complete number; a reply for a number that has changed since is ignored. */
export function useLookUp(country: CountryCode) {
  const api = useApi();
  const { t } = useTranslation();
  const [state, setState] = useState(READY);
  const round = useRef(0);

  const ask = (by: LookUpBy, number: string) => {
    if (by === 'phone') return api.call(searchDriverByPhone, { query: { country, phone: number } });
    if (by === 'licence') return api.call(searchDriverByLicence, { query: { country, driverLicense: number } });
    return api.call(searchDriver, { query: { country, documentId: number } });
  };
  /** Whether no driver of the company has the number. */
  const search = async (by: LookUpBy, number: string): Promise<boolean> => {
    round.current += 1;
    const mine = round.current;
    const settle = (next: State) => round.current === mine && setState(next);
    settle({ status: 'searching' });
    try {
      const { truckers, knownElsewhere } = await ask(by, number);
      settle(truckers.length > 0 ? { status: 'found', truckers } : { status: 'none', knownElsewhere });
      return truckers.length === 0 && round.current === mine;
    } catch (error) {
      settle({ status: 'failed', ...(error instanceof ApiError ? { reason: whyNot(error) } : {}) });
      return false;
    }
  };
  const whyNot = (error: ApiError) => Object.values(error.fields)[0]?.message ?? reasonText(error, t);
  const reset = () => {
    round.current += 1;
    setState(READY);
  };
  return { state, search, reset };
}
