import { alerts, alertsErrors, alertsLists } from './alerts/es.ts';
import { control, controlErrors } from './control/es.ts';
import { devices, devicesErrors, devicesLists } from './devices/es.ts';
import { documents, documentsLists } from './documents/es.ts';
import { ingestionErrors } from './ingestion/es.ts';
import { live, liveErrors, liveLists } from './live/es.ts';
import { replay, replayErrors, replayLists } from './replay/es.ts';

export const es = {
  tracking: { devices, alerts, live, replay, control, documents },
  lists: {
    ...devicesLists,
    ...alertsLists,
    ...liveLists,
    ...replayLists,
    ...documentsLists,
  },
  errors: {
    tracking: {
      ...ingestionErrors,
      ...devicesErrors,
      ...alertsErrors,
      ...liveErrors,
      ...replayErrors,
      ...controlErrors,
    },
  },
};
