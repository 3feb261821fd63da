import { useCall } from '#ui/api/api-context.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { unreadQuantity } from '../../contract/notification.calls.ts';
import { RECEIVE_NOTIFICATIONS } from '../../contract/notification.permissions.ts';

/** The number of unread ones, read once, because the open channel publishes its changes. */
export function useUnread(): number {
  const { data } = useCall(unreadQuantity, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.quantity ?? 0;
}

/** The number that the bell and the name of the tab show: none to people who receive no notifications. */
export function useShownUnread(): number {
  const unread = useUnread();
  return useHolds(RECEIVE_NOTIFICATIONS) ? unread : 0;
}
