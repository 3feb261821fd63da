import { alertsLater } from '../alerts/later.en.ts';
import { controlLater } from '../control/later.en.ts';
import { devicesLater } from '../devices/later.en.ts';
import { documentsLater } from '../documents/later.en.ts';
import { liveLater } from '../live/later.en.ts';
import { privacyLater } from '../privacy/later.en.ts';
import { replayLater } from '../replay/later.en.ts';

export const en = {
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
