import type { NotificationKind } from './notification-kind.ts';

/** Every kind of the product by its type, in the order in which the preferences list them. */
export type NotificationKinds = ReadonlyMap<string, NotificationKind>;

/** Joins the kinds of the areas; two kinds of one type, or a field of two types, are a programming error. */
export function foldNotifications(...areas: readonly (readonly NotificationKind[])[]): NotificationKinds {
  const kinds = new Map<string, NotificationKind>();
  for (const kind of areas.flat()) {
    if (kinds.has(kind.type)) throw new Error(`two kinds of notification are called ${kind.type}`);
    kinds.set(kind.type, kind);
  }
  const { ids, flags } = fieldsOf(kinds);
  const both = ids.find((field) => flags.includes(field));
  if (both) throw new Error(`${both} is an id in one kind of notification and a flag in another`);
  return kinds;
}

/** The fields of the data of all kinds: each is in every notification on the wire, null where it is absent. */
export function fieldsOf(kinds: NotificationKinds): {
  readonly ids: readonly string[];
  readonly flags: readonly string[];
} {
  const all = [...kinds.values()];
  return {
    ids: [...new Set(all.flatMap(({ needs, optional = [] }) => [...needs, ...optional]))],
    flags: [...new Set(all.flatMap(({ flags = [] }) => flags))],
  };
}
