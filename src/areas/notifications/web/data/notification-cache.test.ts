import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryKey } from '#ui/api/api-context.tsx';
import { listNotifications, type NotificationView, unreadQuantity } from '../../contract/notification.calls.ts';
import { readAllAtOnce, readAtOnce, setUnread } from './notification-cache.ts';

const popover = queryKey(listNotifications, { query: { size: 5, page: 1 } });
const screen = queryKey(listNotifications, { query: { size: 10, page: 1 } });
const quantityKey = queryKey(unreadQuantity, {});

let queries: QueryClient;
const entry = (id: string, read = false) => ({ _id: id, read }) as NotificationView;
const readIn = (key: readonly unknown[]) =>
  queries.getQueryData<{ notifications: NotificationView[] }>(key)?.notifications.map(({ read }) => read);
const quantity = () => queries.getQueryData<{ quantity: number }>(quantityKey)?.quantity;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(popover, { notifications: [entry('a'), entry('b')], totalPage: 1 });
  queries.setQueryData(screen, { notifications: [entry('a'), entry('b'), entry('c', true)], totalPage: 1 });
  setUnread(queries, 2);
});

describe('a click on a notification', () => {
  it('shows it as read in every list at once, and the badge drops by one', () => {
    readAtOnce(queries, 'b');
    expect([readIn(popover), readIn(screen), quantity()]).toEqual([[false, true], [false, true, true], 1]);
  });

  it('never takes the badge below zero', () => {
    setUnread(queries, 0);
    readAtOnce(queries, 'a');
    expect(quantity()).toBe(0);
  });
});

it('marking all shows all as read and no badge', () => {
  readAllAtOnce(queries);
  expect([readIn(popover), readIn(screen), quantity()]).toEqual([[true, true], [true, true, true], 0]);
});
