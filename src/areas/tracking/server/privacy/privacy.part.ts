import type { TrackingPart } from '../part.ts';

export const privacyPart: TrackingPart = {};
