import { controlEventSource } from '../events/control-event-list.repository.ts';
import type { TrackingPart } from '../part.ts';
import { replayRoutes } from './replay.routes.ts';

export const replayPart: TrackingPart = { routes: replayRoutes, lists: [controlEventSource] };
