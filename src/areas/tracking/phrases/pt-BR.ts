import { alerts, alertsErrors, alertsLists } from './alerts/pt-BR.ts';
import { control, controlErrors } from './control/pt-BR.ts';
import { devices, devicesErrors, devicesLists } from './devices/pt-BR.ts';
import { documents, documentsLists } from './documents/pt-BR.ts';
import { ingestionErrors } from './ingestion/pt-BR.ts';
import { live, liveErrors, liveLists } from './live/pt-BR.ts';
import { replay, replayErrors, replayLists } from './replay/pt-BR.ts';

export const ptBR = {
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
