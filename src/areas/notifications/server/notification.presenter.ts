import type { NotificationView } from '../contract/notification.calls.ts';
import { fieldsOf, type NotificationKinds } from '../rules/notification-kinds.ts';
import type { NotificationRow } from './notification.repository.ts';

/** Turns the id of a stored file into a link that opens it. */
export type FileLink = (fileId: string) => string;

/** With the fields of its data; `withEveryField` adds the others. */
export function presentNotification(
  { id, type, message, data, read, createdAt }: NotificationRow,
  link: FileLink,
): NotificationView {
  const photo = (fileId: string | boolean | undefined) => (typeof fileId === 'string' && fileId ? link(fileId) : null);
  const present = Object.entries(data).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined);
  return {
    ...Object.fromEntries(present),
    _id: id,
    read,
    message,
    type,
    createDate: createdAt.toISOString(),
    truckerPostulationPhoto: photo(data.truckerPostulationPhoto),
    pathPhoto: photo(data.pathPhoto),
  };
}

/** Clients of the API get every field of every kind, null where it is absent. */
export function withEveryField(kinds: NotificationKinds, view: NotificationView): NotificationView {
  const { ids, flags } = fieldsOf(kinds);
  return { ...Object.fromEntries([...ids, ...flags].map((field) => [field, null])), ...view };
}
