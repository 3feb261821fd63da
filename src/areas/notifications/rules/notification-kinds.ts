import type { NotificationKind } from './notification-kind.ts';

/** Every kind of the product by its type, in the order in which the preferences list them. */
export type NotificationKinds = ReadonlyMap<string, NotificationKind>;

/** Joins what the areas declare; two kinds of one type, or one field of two sorts, are a mistake of ours. */
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

/** The fields that the data of some kind has: each is part of every notification on the wire, null where it is absent. */
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
