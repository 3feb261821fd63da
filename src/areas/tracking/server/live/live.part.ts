import type { TrackingPart } from '../part.ts';

export const livePart: TrackingPart = {};
