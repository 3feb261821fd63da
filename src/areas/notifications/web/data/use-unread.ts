import { useCall } from '#ui/api/api-context.tsx';
import { unreadQuantity } from '../../contract/notification.calls.ts';

/** How many are unread. News of it come by the open channel, so it is asked for once. */
export function useUnread(): number {
  const { data } = useCall(unreadQuantity, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.quantity ?? 0;
}
