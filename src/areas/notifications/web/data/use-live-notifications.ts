import { useQueryClient } from '@tanstack/react-query';
import { READY_EVENT } from '#kernel/realtime.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';
import { RECEIVE_NOTIFICATIONS } from '../../contract/notification.permissions.ts';
import {
  NOTIFICATION_CREATED,
  NOTIFICATIONS_READ,
  notificationCreatedShape,
  notificationsReadShape,
} from '../../contract/notification.realtime.ts';
import { splitMessage } from '../../rules/notification-message.ts';
import { useNotificationKinds } from './kinds-context.ts';
import { refreshLists, refreshUnread, setUnread } from './notification-cache.ts';

/** Keeps badge and lists up to date while the product is open, whatever tab or user changed them. */
export function useLiveNotifications(): void {
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const kinds = useNotificationKinds();
  const receives = useHolds(RECEIVE_NOTIFICATIONS);

  const take = (quantity: number | undefined) => {
    if (quantity === undefined) void refreshUnread(queries);
    else setUnread(queries, quantity);
    void refreshLists(queries);
  };

  useRealtime(NOTIFICATION_CREATED, (data) => {
    const created = notificationCreatedShape.safeParse(data).data;
    take(created?.quantity);
    const { type, message } = created?.notification ?? {};
    if (receives && type && message && kinds.get(type)?.announced) snackbar.success(splitMessage(message).headline);
  });
  useRealtime(NOTIFICATIONS_READ, (data) => take(notificationsReadShape.safeParse(data).data?.quantity));
  // Something may have changed between the first reply and the opening of the channel.
  useRealtime(READY_EVENT, () => take(undefined));
}
