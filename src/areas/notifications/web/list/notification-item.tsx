import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_ZONE } from '#kernel/dates.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import type { NotificationView } from '../../contract/notification.calls.ts';
import { splitMessage } from '../../rules/notification-message.ts';
import { useNotificationKinds } from '../data/kinds-context.ts';
import { ICONS } from './icons.ts';
import classes from './notification-item.module.css';

interface NotificationItemProps {
  readonly notification: NotificationView;
  readonly onOpen: (notification: NotificationView) => void;
}

/** One notification, with the text before the first comma as its headline. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps): ReactNode {
  const { t } = useTranslation();
  const { headline, details } = splitMessage(notification.message);
  const { icon = 'bell', tone = 'neutral' } = useNotificationKinds().get(notification.type) ?? {};
  const Icon = ICONS[icon];
  return (
    <UnstyledButton
      className={classes.item}
      data-unread={!notification.read || undefined}
      onClick={() => onOpen(notification)}
    >
      <Avatar
        src={notification.truckerPostulationPhoto ?? notification.pathPhoto}
        alt=""
        radius="xl"
        data-tone={tone}
        classNames={{ placeholder: classes.mark ?? '' }}
      >
        <Icon size="1.2rem" stroke={1.6} aria-hidden />
      </Avatar>
      <span className={classes.words}>
        <span className={classes.headline}>{headline}</span>
        {details && <span className={classes.details}>{details}</span>}
        <span className={classes.time}>
          <RelativeTime instant={notification.createDate} countedIn={NOTIFICATION_ZONE} />
        </span>
      </span>
      {!notification.read && (
        <span className={classes.dot}>
          <VisuallyHidden>{t('notifications.isUnread')}</VisuallyHidden>
        </span>
      )}
    </UnstyledButton>
  );
}
