import { alerts, alertsErrors, alertsLists } from './alerts/en.ts';
import { control, controlErrors } from './control/en.ts';
import { devices, devicesErrors, devicesLists } from './devices/en.ts';
import { documents, documentsLists } from './documents/en.ts';
import { ingestionErrors } from './ingestion/en.ts';
import { live, liveErrors, liveLists } from './live/en.ts';
import { replay, replayErrors, replayLists } from './replay/en.ts';

export const en = {
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
