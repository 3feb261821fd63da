import { causedBy, subscribeNotices } from '#areas/notifications/server/index.ts';
import { deviceSecretGuessed } from '#areas/tracking/contract/tracking.notifications.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { watchersOf } from '../alerts/escalation.repository.ts';
import { secretGuessed } from './ingestion.events.ts';

export const ingestionSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.secretGuessed', secretGuessed, async (event, add, trx) => {
    const { companyId, payload } = event;
    const { deviceId, identifier: device, times } = payload;
    if (!companyId) return;
    const userIds = await watchersOf(trx, companyId);
    const said = { kind: deviceSecretGuessed, data: { deviceId }, words: { device, times } };
    add({ ...causedBy(event), ...said, companyId, userIds, permissions: [SEE_MAP] });
  }),
];
