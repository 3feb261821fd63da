import { Skeleton } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#kernel/api-call.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { logOnly } from '#ui/log/log.ts';
import type { listNotifications, NotificationView } from '../../contract/notification.calls.ts';
import classes from './notification-item.module.css';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  readonly page: UseQueryResult<CallReply<typeof listNotifications>, ApiError>;
  readonly skeletons: number;
  readonly onOpen: (notification: NotificationView) => void;
}

/** Skeleton, content, empty, error: the same in the popover and on the screen. */
export function NotificationList({ page, skeletons, onOpen }: NotificationListProps): ReactNode {
  const { t } = useTranslation();
  useEffect(() => {
    if (page.error) logOnly('notifications could not be loaded', page.error);
  }, [page.error]);

  if (page.data?.notifications.length === 0)
    return <EmptyState compact icon={IconBell} title={t('notifications.empty')} />;
  if (page.data) {
    return page.data.notifications.map((entry) => (
      <NotificationItem key={entry._id} notification={entry} onOpen={onOpen} />
    ));
  }
  if (page.isError) return <QueryError onRetry={() => void page.refetch()} />;
  return (
    <div role="status" aria-busy="true" aria-label={t('ui.feedback.loading')}>
      {Array.from({ length: skeletons }, (_, at) => at).map((at) => (
        <div key={at} className={classes.skeleton}>
          <Skeleton circle height="2.4rem" />
          <div className={classes.lines}>
            <Skeleton height="0.8rem" width="55%" />
            <Skeleton height="0.7rem" width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
