import type { QueryClient } from '@tanstack/react-query';
import type { CallReply } from '#kernel/api-call.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import { listNotifications, unreadQuantity } from '../../contract/notification.calls.ts';
import { quantityAfterReading } from '../../rules/notification-preference.ts';

type Page = CallReply<typeof listNotifications>;
type Quantity = CallReply<typeof unreadQuantity>;

const LISTS = queryKey(listNotifications).slice(0, 2);
const QUANTITY = queryKey(unreadQuantity, {});

export function setUnread(queries: QueryClient, quantity: number): void {
  const replyOnItsWay = queries.isFetching({ queryKey: QUANTITY }) > 0;
  queries.setQueryData<Quantity>(QUANTITY, { quantity });
  if (replyOnItsWay) void refreshUnread(queries);
}

export function refreshUnread(queries: QueryClient): Promise<void> {
  return readAgain(queries, QUANTITY);
}

export function refreshLists(queries: QueryClient): Promise<void> {
  return readAgain(queries, LISTS);
}

/** A reply on its way may be older than the change, and a first one would be waited for instead of asked again. */
async function readAgain(queries: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/** Shows one as read before the server replies, so that the badge drops at the click. */
export function readAtOnce(queries: QueryClient, id: string): void {
  queries.setQueryData<Quantity>(QUANTITY, (now) => now && { quantity: quantityAfterReading(now.quantity) });
  queries.setQueriesData<Page>({ queryKey: LISTS }, (page) => page && withRead(page, (entry) => entry._id === id));
}

export function readAllAtOnce(queries: QueryClient): void {
  setUnread(queries, 0);
  queries.setQueriesData<Page>({ queryKey: LISTS }, (page) => page && withRead(page, () => true));
}

function withRead(page: Page, isMeant: (entry: Page['notifications'][number]) => boolean): Page {
  return {
    ...page,
    notifications: page.notifications.map((entry) => (isMeant(entry) ? { ...entry, read: true } : entry)),
  };
}
