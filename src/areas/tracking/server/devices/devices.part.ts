import type { TrackingPart } from '../part.ts';

export const devicesPart: TrackingPart = {};
