import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#kernel/api-call.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { readBookingStatuses } from '../../contract/booking.calls.ts';
import type { BookingState } from '../../rules/booking-state.ts';

const STORAGE_KEY = 'schedulingStatuses';
type Statuses = CallReply<typeof readBookingStatuses>['schedulingStatuses'];
interface Kept {
  readonly language: string;
  readonly statuses: Statuses;
}

function readKept(language: string): Statuses | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
    return kept?.language === language ? kept.statuses : undefined;
  } catch {
    return undefined;
  }
}

/** What the states of a booking are called: asked for once, then kept in this browser. */
export function useStateName(): (state: BookingState) => string {
  const api = useApi();
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { data } = useQuery({
    queryKey: [STORAGE_KEY, language],
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => readKept(language),
    queryFn: async ({ signal }) => {
      const { schedulingStatuses: statuses } = await api.call(readBookingStatuses, {}, { signal });
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ language, statuses } satisfies Kept));
      return statuses;
    },
  });
  return (state) => data?.find(({ _id }) => _id === state)?.name ?? t(`warehouses.states.${state}`);
}
