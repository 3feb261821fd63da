import { useCall } from '#ui/api/api-context.tsx';
import { unreadQuantity } from '../../contract/notification.calls.ts';

/** The number of unread ones, read once, because the open channel publishes its changes. */
export function useUnread(): number {
  const { data } = useCall(unreadQuantity, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.quantity ?? 0;
}
