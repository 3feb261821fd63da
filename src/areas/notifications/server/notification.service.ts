import type { CallReply, ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { listNotifications, markRead, markReadFull } from '../contract/notification.calls.ts';
import { NOTIFICATIONS_READ } from '../contract/notification.realtime.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { presentNotification, withEveryField } from './notification.presenter.ts';
import { countNotifications, markAll, markOne, type NotificationRow, readPage } from './notification.repository.ts';

type Context = RequestContext<Actor>;

export async function list(
  kinds: NotificationKinds,
  context: Context,
  { query }: ParsedInput<typeof listNotifications>,
): Promise<CallReply<typeof listNotifications>> {
  const read = query.read === undefined ? undefined : query.read === 'true';
  const total = await countNotifications(context.trx, read);
  const rows = await readPage(context.trx, { size: query.size, page: query.page, read });
  return {
    notifications: rows.map((row) => present(kinds, context, row)),
    totalPage: Math.ceil(total / query.size),
  };
}

export async function quantity({ trx }: Context): Promise<{ quantity: number }> {
  return { quantity: await countNotifications(trx, false) };
}

export async function read(
  context: Context,
  { body }: ParsedInput<typeof markRead>,
): Promise<CallReply<typeof markRead>> {
  if (body.type === 'All') await markAll(context.trx, context.now);
  else await markExisting(context, body.notificationId);
  return notifyOtherTabs(context);
}

export async function readFull(
  kinds: NotificationKinds,
  context: Context,
  { params }: ParsedInput<typeof markReadFull>,
): Promise<CallReply<typeof markReadFull>> {
  const row = await markExisting(context, params.id);
  await notifyOtherTabs(context);
  return present(kinds, context, row);
}

async function markExisting({ trx, now }: Context, id: string): Promise<NotificationRow> {
  const row = await markOne(trx, id, now);
  if (!row) throw requestErrors.notFound();
  return row;
}

async function notifyOtherTabs(context: Context): Promise<{ quantity: number }> {
  const { actor, services, trx } = context;
  const unread = await quantity(context);
  await services.realtime.publish(trx, actor, NOTIFICATIONS_READ, unread);
  return unread;
}

function present(kinds: NotificationKinds, { services, now }: Context, row: NotificationRow) {
  const view = presentNotification(row, (id) => signedUrl(services.config, id, now));
  return withEveryField(kinds, view);
}
