import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exchangeFormToken, followWebForm, readWebForm, type WebForm } from '#areas/sharing/contract/web-form.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';

/** Exchanges the token of the address for a cookie, takes it out of the address bar, then reads the form. */
export function useWebForm(alias: string): WebForm | undefined {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  const [isReady, setReady] = useState(token === null);

  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    api
      .call(exchangeFormToken, { params: { loadOrderId: alias }, body: { token } })
      // A returning visitor with the same address already has the cookie.
      .catch((error: unknown) => logOnly('the token of the form was not taken', error))
      .finally(() => {
        if (!isShown) return;
        setReady(true);
        setSearch({}, { replace: true });
      });
    return () => {
      isShown = false;
    };
  }, [api, alias, token, setSearch]);

  const input = useMemo(() => ({ params: { loadOrderId: alias }, query: {} }), [alias]);
  const stream = { call: followWebForm, input: { params: input.params } };
  const { data, error } = useLivePage(readWebForm, input, stream, isReady && token === null);
  useEffect(() => {
    if (error) logOnly('the form could not be loaded', error);
  }, [error]);
  return data?.schedule;
}
