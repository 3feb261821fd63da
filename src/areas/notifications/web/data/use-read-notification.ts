import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAction } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { markRead, type NotificationView } from '../../contract/notification.calls.ts';
import { targetOf } from '../../rules/notification-target.ts';
import { useNotificationKinds } from './kinds-context.ts';
import { readAllAtOnce, readAtOnce, refreshLists, refreshUnread } from './notification-cache.ts';

interface Reading {
  /** Marks it as read and opens its target, if the user may open that screen. */
  readonly open: (notification: NotificationView) => void;
  readonly markOne: (id: string) => void;
  readonly markAll: () => void;
}

/** Failures are only logged, because the lists are read again anyway. */
export function useReadNotification(): Reading {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const kinds = useNotificationKinds();
  const { mutate } = useAction(markRead, {
    onFailed: (error) => {
      logOnly('a notification could not be marked as read', error);
      void refreshUnread(queries);
      void refreshLists(queries);
    },
  });
  const markOne = (notificationId: string) => {
    readAtOnce(queries, notificationId);
    mutate({ body: { type: 'one', notificationId } });
  };
  return {
    markOne,
    markAll: () => {
      readAllAtOnce(queries);
      mutate({ body: { type: 'All' } });
    },
    open: (notification) => {
      if (!notification.read) markOne(notification._id);
      const target = targetOf(kinds.get(notification.type), notification);
      if (target && canOpen(target)) navigate(target);
    },
  };
}
