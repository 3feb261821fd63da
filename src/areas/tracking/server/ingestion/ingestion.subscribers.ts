import { causedBy, notify } from '#areas/notifications/server/index.ts';
import { deviceSecretGuessed } from '#areas/tracking/contract/tracking.notifications.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { watchersOf } from '../alerts/escalation.repository.ts';
import { secretGuessed } from './ingestion.events.ts';

export const ingestionSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.secretGuessed', secretGuessed, async (event, trx, services) => {
    const { companyId, payload } = event;
    const { deviceId, identifier: device, times } = payload;
    if (!companyId) return;
    const userIds = await watchersOf(trx, companyId);
    const said = { kind: deviceSecretGuessed, data: { deviceId }, words: { device, times } };
    await notify(trx, services, { ...causedBy(event), ...said, companyId, userIds, permissions: [SEE_MAP] });
  }),
];
