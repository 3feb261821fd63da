import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { AreaTopics, TopicReaders } from '#kernel/topics.ts';
import type { TabSession } from './hub.ts';
import type { RecordChange } from './record-change.ts';

export type Topics = AreaTopics['topics'];

const NOTHING: ReadonlySet<string> = new Set();

/** Whether the user of a tab may read the changed record, and so may know of the change. */
export function mayKnow(topics: Topics, change: RecordChange, session: TabSession): boolean {
  if (session.follows) return isFollowed(change, session.companyId, session.follows);
  const readers = topics[change.topic]?.[change.readers];
  const { companyId, permissions = NOTHING } = session;
  if (!readers || (change.companyId !== null && change.companyId !== companyId)) return false;
  if (change.userIds?.includes(session.userId) && allows(readers.named, permissions)) return true;
  if (change.companyId === null) {
    return (
      allows(readers.everywhere, permissions) ||
      (Boolean(session.isSuperAdmin) && allows(readers.platform, permissions))
    );
  }
  return allows(readers.holders, permissions) || (!session.drives && allows(readers.exceptDrivers, permissions));
}

function allows(rule: TopicReaders['holders'], permissions: ReadonlySet<string>): boolean {
  if (rule === undefined) return false;
  return rule === 'everybody' || holds(permissions, rule as PermissionRule);
}

/** More than a hundred records at once are published as one entry without a record. */
function isFollowed(
  { topic, recordId, companyId }: RecordChange,
  company: string | null,
  follows: NonNullable<TabSession['follows']>,
): boolean {
  const wanted = follows[topic];
  if (wanted === undefined || companyId === null || companyId !== company) return false;
  return wanted === null || recordId === null || recordId === wanted;
}
