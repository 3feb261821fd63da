import { setFlagsFromString } from 'node:v8';
import type { Loop } from '#platform/area.ts';
import { ingestionOf } from './ingest.ts';

/**
 * Messages leave garbage and nothing else behind, so a process that does nothing but take them in has no use for a heap
 * that grows to several times what is in use.
 */
const KEEP_HEAP_SMALL = '--heap-growing-percent=30';

/** What was counted is written down before the process ends. */
export const ingestionLoop: Loop = {
  name: 'tracking.ingestion',
  role: 'ingestion',
  start: async (services) => {
    if (services.config.ROLES.length === 1) setFlagsFromString(KEEP_HEAP_SMALL);
    return { stop: () => ingestionOf(services).settle() };
  },
};
