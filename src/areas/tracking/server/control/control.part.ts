import type { TrackingPart } from '../part.ts';
import { clientEtaProvided } from './client-eta.ts';
import { controlClock, controlClockJob } from './control.job.ts';
import { controlRoutes } from './control.routes.ts';
import { controlListeners, controlSubscribers } from './control.subscribers.ts';
import { locationQuestionProvided } from './location-question.ts';
import { tripPhotoReader } from './trip-photo.repository.ts';

export const controlPart: TrackingPart = {
  routes: controlRoutes,
  jobs: [controlClockJob],
  cron: [controlClock],
  fileReaders: [tripPhotoReader],
  subscribers: controlSubscribers,
  listeners: controlListeners,
  provides: [locationQuestionProvided, clientEtaProvided],
};
