import { defineHook } from '#platform/listeners.ts';

/** Somebody saw where the drivers of finished trips were. */
export interface TracksShown {
  readonly orderIds: readonly string[];
  readonly now: Date;
  readonly viewerCompanyId: string | null;
  readonly userId: string | null;
}
export const tracksShown = defineHook<TracksShown>('routes.tracksShown');
