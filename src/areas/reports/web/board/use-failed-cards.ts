import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { readDashboard } from '#areas/reports/contract/dashboard.calls.ts';
import type { Dashboard } from '#areas/reports/contract/dashboard.shapes.ts';
import { cardTitle } from '#areas/reports/rules/card-phrases.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { withFresh } from './segments.ts';

type ReportCall = (typeof readDashboard)[keyof typeof readDashboard];

interface FailedCards {
  readonly trying: ReadonlySet<string>;
  readonly retry: (id: string) => void;
}

/** Asks again for single cards, and puts them in their place among the others. */
export function useFailedCards(call: ReportCall, input: CallInput<ReportCall>): FailedCards {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const [trying, setTrying] = useState<ReadonlySet<string>>(new Set());

  const ask = async (id: string) => {
    const { cards } = await api.call(call, { query: { ...input.query, cards: id } });
    queries.setQueryData<Dashboard>(
      queryKey(call, input),
      (shown) => shown && { ...shown, cards: withFresh(shown.cards, cards) },
    );
  };
  const retry = (id: string) => {
    setTrying((before) => new Set([...before, id]));
    ask(id)
      .catch((error: unknown) => snackbar.failure('load', t(cardTitle(id)), error))
      .finally(() => setTrying((before) => new Set([...before].filter((one) => one !== id))));
  };
  return { trying, retry };
}
