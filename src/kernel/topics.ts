import type { PermissionRule } from './permission.ts';

/**
 * A topic is a kind of record whose changes reach the screens that show it. The database publishes the changes of every
 * table (`app.publish_changes` in the migrations), naming the topic, the record, the company and one of the topic's
 * groups of readers; here stands who belongs to a group.
 */
export interface TopicReaders {
  /** They read every record of their company. */
  readonly holders?: PermissionRule | 'everybody';
  /** The same, except for drivers, who read only what names them. */
  readonly exceptDrivers?: PermissionRule;
  /** Users whom the change names, such as the driver of an order. */
  readonly named?: PermissionRule | 'everybody';
  /** The same in every company, about records that are offered to all of them. */
  readonly everywhere?: PermissionRule | 'everybody';
  /** Super administrators, about every company. */
  readonly platform?: PermissionRule;
}

/** What one call shows. */
export interface ShownTopic {
  /** The id of a call: `loadingOrder.read`. */
  readonly call: string;
  readonly topic: string;
  /** The parameter of the call that holds the id of the record; without it every change of the topic concerns the call. */
  readonly record?: string;
  /** Of a call that counts much: how often it is read again at most while changes keep coming. */
  readonly everySeconds?: number;
}

export interface AreaTopics {
  /** By topic, the groups of readers by their name in the database. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, TopicReaders>>>>;
  /** Which calls of the area show which topics, also those of other areas. */
  readonly shows: readonly ShownTopic[];
}

/** The same topics shown by several calls. */
export function showing(
  calls: readonly string[],
  topics: Readonly<Record<string, string | null>>,
  more: Pick<ShownTopic, 'everySeconds'> = {},
): readonly ShownTopic[] {
  return calls.flatMap((call) =>
    Object.entries(topics).map(([topic, record]) => ({ call, topic, ...(record ? { record } : {}), ...more })),
  );
}

/** The event that carries changes. */
export const CHANGES_EVENT = 'changes';

/** Changes of one topic, put together. */
export interface TopicChange {
  readonly topic: string;
  /** Null: many records, or something that has no record of its own. */
  readonly ids: readonly string[] | null;
  /** The first name of a colleague who made them. */
  readonly by?: string;
}
