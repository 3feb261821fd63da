import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { deviceAlarmed } from '../ingestion/ingestion.events.ts';
import { raiseFromDevice } from './device-input.ts';

export const alertSubscribers: readonly EventSubscriber[] = [
  subscribe('tracking.alertOfDevice', deviceAlarmed, async ({ payload }, trx, services) => {
    await raiseFromDevice(trx, services, payload);
  }),
];
