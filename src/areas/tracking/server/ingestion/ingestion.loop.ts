import type { Loop } from '#platform/area.ts';
import { ingestionOf } from './ingest.ts';

/** What was counted is written down before the process ends. */
export const ingestionLoop: Loop = {
  name: 'tracking.ingestion',
  role: 'ingestion',
  start: async (services) => ({ stop: () => ingestionOf(services).settle() }),
};
