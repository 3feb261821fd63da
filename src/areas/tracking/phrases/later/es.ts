import { alertsLater } from '../alerts/later.es.ts';
import { controlLater } from '../control/later.es.ts';
import { devicesLater } from '../devices/later.es.ts';
import { documentsLater } from '../documents/later.es.ts';
import { liveLater } from '../live/later.es.ts';
import { privacyLater } from '../privacy/later.es.ts';
import { replayLater } from '../replay/later.es.ts';

export const es = {
  tracking: {
    devices: devicesLater,
    alerts: alertsLater,
    live: liveLater,
    replay: replayLater,
    control: controlLater,
    privacy: privacyLater,
    documents: documentsLater,
  },
};
