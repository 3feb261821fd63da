import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RECEIVE_NOTIFICATIONS } from '../../contract/notification.permissions.ts';
import { POPOVER } from '../../rules/notification-limits.ts';
import { useUnread } from '../data/use-unread.ts';
import { usePush } from '../push/use-push.ts';
import classes from './bell.module.css';

const BellContent = lazy(() => import('./bell-content.tsx'));
const MOST_SHOWN = 99;
const isOnTheList = (pathname: string) => /^\/notifications\/?$/i.test(pathname);

/** The bell of the top bar, for those who may receive notifications. */
export function NotificationBell(): ReactNode {
  return useHolds(RECEIVE_NOTIFICATIONS) && <Bell />;
}

/** Counts what is unread, whether or not the browser may notify: the content asks for that permission. */
function Bell(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const unread = useUnread();
  const { permission, request } = usePush();
  const [opened, { toggle, close }] = useDisclosure(false);
  const onTheList = isOnTheList(pathname);

  return (
    <Popover
      opened={opened && !onTheList}
      onDismiss={close}
      width={POPOVER.width}
      position="bottom-end"
      shadow="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.bell ?? ''}
          aria-label={t('notifications.bell', { count: unread })}
          aria-current={onTheList ? 'page' : undefined}
          onClick={onTheList ? undefined : toggle}
        >
          <IconBell size="1.3rem" stroke={1.6} aria-hidden />
          {unread > 0 && (
            <span className={classes.badge} aria-hidden>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} mah={POPOVER.maxHeight} maw="calc(100vw - 1rem)" className={classes.dropdown ?? ''}>
        <Suspense fallback={null}>
          <BellContent permission={permission} onRequest={request} onClose={close} />
        </Suspense>
      </Popover.Dropdown>
      <VisuallyHidden role="status">{unread > 0 && t('notifications.unreadCount', { count: unread })}</VisuallyHidden>
    </Popover>
  );
}
