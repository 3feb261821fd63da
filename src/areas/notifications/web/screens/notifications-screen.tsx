import { Button, Group, Pagination, Paper, Stack } from '@mantine/core';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#areas/notifications/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { listNotifications } from '../../contract/notification.calls.ts';
import { PAGE_SIZE } from '../../rules/notification-limits.ts';
import { useReadNotification } from '../data/use-read-notification.ts';
import { useUnread } from '../data/use-unread.ts';
import { FilterChips } from '../list/filter-chips.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import classes from './screens.module.css';

const pageOf = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1);

/** All notifications, ten per page; filter and page are in the address. */
export default function NotificationsScreen(): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const unread = useUnread();
  const { open, markAll } = useReadNotification();
  const unreadOnly = search.get('filter') === 'unread';
  const number = pageOf(search.get('page'));
  const page = useCall(
    listNotifications,
    { query: { size: PAGE_SIZE, page: number, ...(unreadOnly ? { read: 'false' as const } : {}) } },
    { placeholderData: keepPreviousData },
  );
  const total = page.data?.totalPage ?? 0;
  const show = (only: boolean, wanted: number) =>
    setSearch({ ...(only ? { filter: 'unread' } : {}), ...(wanted > 1 ? { page: String(wanted) } : {}) });

  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Group justify="space-between" gap="sm">
        <FilterChips unreadOnly={unreadOnly} onChange={(only) => show(only, 1)} />
        <Group gap="xs">
          <Button
            variant="default"
            disabled={unread === 0}
            leftSection={<IconChecks size="1.1rem" aria-hidden />}
            onClick={markAll}
          >
            {t('notifications.markAll')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={addressOf(screens.preferences)}
            leftSection={<IconSettings size="1.1rem" aria-hidden />}
          >
            {t('notifications.configure')}
          </Button>
        </Group>
      </Group>
      <Paper withBorder className={classes.card ?? ''}>
        <NotificationList page={page} skeletons={PAGE_SIZE} onOpen={open} />
      </Paper>
      {(total > 1 || number > 1) && (
        <Pagination
          value={number}
          total={Math.max(total, number)}
          onChange={(wanted) => show(unreadOnly, wanted)}
          aria-label={t('notifications.pages')}
          getControlProps={(control) => ({ 'aria-label': t(`notifications.control.${control}`) })}
          className={classes.pages ?? ''}
        />
      )}
    </Stack>
  );
}
