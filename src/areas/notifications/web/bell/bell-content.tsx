import { ActionIcon, Anchor, Button, Menu, Text, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/notifications/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { listNotifications, MAX_SIZE } from '../../contract/notification.calls.ts';
import { grownSize, POPOVER } from '../../rules/notification-limits.ts';
import { useReadNotification } from '../data/use-read-notification.ts';
import { FilterChips } from '../list/filter-chips.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import type { PushPermission } from '../push/use-push.ts';
import classes from './bell.module.css';

interface BellContentProps {
  readonly permission: PushPermission;
  readonly onRequest: () => void;
  readonly onClose: () => void;
}

/** The content of the bell: the latest few, more while scrolling, and links to the list and the preferences. */
export default function BellContent({ permission, onRequest, onClose }: BellContentProps): ReactNode {
  const { t } = useTranslation();
  const { open, markAll } = useReadNotification();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [size, setSize] = useState<number>(POPOVER.firstSize);
  const page = useCall(
    listNotifications,
    { query: { size, page: 1, ...(unreadOnly ? { read: 'false' as const } : {}) } },
    { placeholderData: keepPreviousData },
  );
  const { ref: end, entry } = useIntersection({ threshold: 0 });
  const isAtEnd = entry?.isIntersecting ?? false;
  const hasMore = (page.data?.totalPage ?? 0) > 1;

  useEffect(() => {
    if (isAtEnd && hasMore && !page.isFetching) setSize((now) => grownSize(now, MAX_SIZE));
  }, [isAtEnd, hasMore, page.isFetching]);

  return (
    <div className={classes.content}>
      {permission !== 'granted' && permission !== 'unsupported' && (
        <PushRequest permission={permission} onRequest={onRequest} />
      )}
      <div className={classes.head}>
        <Title order={2} size="h3">
          {t('notifications.title')}
        </Title>
        <Menu position="bottom-end" withinPortal={false} shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('notifications.menu')}>
              <IconDots size="1.2rem" aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconChecks size="1rem" aria-hidden />} onClick={markAll}>
              {t('notifications.markAll')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={addressOf(screens.preferences)}
              leftSection={<IconSettings size="1rem" aria-hidden />}
              onClick={onClose}
            >
              {t('notifications.configure')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={classes.filter}>
        <FilterChips
          unreadOnly={unreadOnly}
          onChange={(only) => {
            setUnreadOnly(only);
            setSize(POPOVER.firstSize);
          }}
        />
        <Anchor component={Link} to={addressOf(screens.notifications)} size="sm" onClick={onClose}>
          {t('notifications.more')}
        </Anchor>
      </div>
      <div className={classes.list}>
        <NotificationList
          page={page}
          skeletons={POPOVER.skeletons}
          onOpen={(notification) => {
            open(notification);
            onClose();
          }}
        />
        <div ref={end} className={classes.end} />
      </div>
    </div>
  );
}

/** Asks for permission to show notifications; once refused, only the browser's own settings can undo it. */
function PushRequest({ permission, onRequest }: Pick<BellContentProps, 'permission' | 'onRequest'>): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.request}>
      <IconLock size="1.2rem" stroke={1.6} aria-hidden className={classes.requestMark} />
      <Text size="sm" className={classes.requestText ?? ''}>
        {t(permission === 'denied' ? 'notifications.pushRefused' : 'notifications.pushRequest')}
      </Text>
      <Button size="xs" onClick={onRequest}>
        {t('notifications.request')}
      </Button>
    </div>
  );
}
