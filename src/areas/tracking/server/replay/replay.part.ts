import type { TrackingPart } from '../part.ts';

export const replayPart: TrackingPart = {};
