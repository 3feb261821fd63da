import type { TopicChange } from '#kernel/topics.ts';
import type { TabSession } from './hub.ts';
import type { RecordChange } from './record-change.ts';
import type { Entry } from './signal-feed.ts';
import { mayKnow, type Topics } from './topic-access.ts';

/** More records of one topic at once are sent as "many". */
export const MOST_IDS = 200;

/** The changes that the user of a tab may know of, put together by topic and by who made them. */
export function changesFor(topics: Topics, entries: readonly Entry[], session: TabSession): readonly TopicChange[] {
  const groups = new Map<string, { topic: string; by: string | undefined; ids: Set<string> | null }>();
  for (const { change } of entries) {
    if (!change || !mayKnow(topics, change, session)) continue;
    const by = colleague(change, session);
    const key = `${change.topic} ${by ?? ''}`;
    const group = groups.get(key) ?? { topic: change.topic, by, ids: new Set<string>() };
    groups.set(key, group);
    if (change.recordId === null) group.ids = null;
    else group.ids?.add(change.recordId);
  }
  return [...groups.values()].map(({ topic, by, ids }) => ({
    topic,
    ids: ids && ids.size <= MOST_IDS ? [...ids] : null,
    ...(by ? { by } : {}),
  }));
}

/** Only people of the same company know each other's names. */
function colleague({ by }: RecordChange, { userId, companyId, follows }: TabSession): string | undefined {
  if (follows) return undefined;
  return by && by.userId !== userId && by.companyId !== null && by.companyId === companyId ? by.name : undefined;
}
