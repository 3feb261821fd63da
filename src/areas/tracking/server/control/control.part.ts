import type { TrackingPart } from '../part.ts';

export const controlPart: TrackingPart = {};
