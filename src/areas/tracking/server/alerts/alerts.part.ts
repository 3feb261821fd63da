import type { TrackingPart } from '../part.ts';

export const alertsPart: TrackingPart = {};
