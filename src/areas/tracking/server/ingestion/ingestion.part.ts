import type { TrackingPart } from '../part.ts';

export const ingestionPart: TrackingPart = {};
