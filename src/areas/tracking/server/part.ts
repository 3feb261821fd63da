import type { AreaServer } from '#platform/area.ts';

/** What one part of tracking adds to its server. */
export type TrackingPart = Partial<Omit<AreaServer, 'name'>>;
