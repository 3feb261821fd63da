import type { AreaServer } from '#platform/area.ts';
import { alertsPart } from './alerts/alerts.part.ts';
import { controlPart } from './control/control.part.ts';
import { devicesPart } from './devices/devices.part.ts';
import { documentsPart } from './documents/documents.part.ts';
import { ingestionPart } from './ingestion/ingestion.part.ts';
import { livePart } from './live/live.part.ts';
import type { TrackingPart } from './part.ts';
import { privacyPart } from './privacy/privacy.part.ts';
import { replayPart } from './replay/replay.part.ts';

const parts: readonly TrackingPart[] = [
  ingestionPart,
  devicesPart,
  alertsPart,
  livePart,
  replayPart,
  controlPart,
  privacyPart,
  documentsPart,
];
const all = <K extends keyof TrackingPart>(name: K): NonNullable<TrackingPart[K]> =>
  parts.flatMap((part) => (part[name] ?? []) as readonly unknown[]) as unknown as NonNullable<TrackingPart[K]>;

/** What areas above count of alerts. */
export { type AlertFigures, alertFigures } from './alerts/alert-figures.repository.ts';

/** Messages of devices, and everything that people see and do with them. */
export const trackingServer: AreaServer = {
  name: 'tracking',
  routes: all('routes'),
  lists: all('lists'),
  exceptions: all('exceptions'),
  jobs: all('jobs'),
  cron: all('cron'),
  loops: all('loops'),
  subscribers: all('subscribers'),
  fileReaders: all('fileReaders'),
  listeners: all('listeners'),
  needs: all('needs'),
  provides: all('provides'),
};
