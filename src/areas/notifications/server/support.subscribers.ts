import { PROFILE_READ } from '#areas/companies/contract/company.permissions.ts';
import { SEE_STEP_INS } from '#areas/session/contract/session.topics.ts';
import { steppedIn } from '#areas/session/server/index.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { supportSteppedIn } from '../contract/support.notifications.ts';
import { causedBy } from './notify.ts';
import { subscribeNotices } from './subscribe-notices.ts';

/** Those who administer the people of the company. */
export const supportSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.supportSteppedIn', steppedIn, (event, add) => {
    const { companyId, name, reason } = event.payload;
    add({
      companyId,
      kind: supportSteppedIn,
      data: {},
      words: { name, reason },
      permissions: [SEE_STEP_INS, PROFILE_READ],
      ...causedBy(event),
    });
  }),
];
