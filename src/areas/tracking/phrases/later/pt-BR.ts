import { alertsLater } from '../alerts/later.pt-BR.ts';
import { controlLater } from '../control/later.pt-BR.ts';
import { devicesLater } from '../devices/later.pt-BR.ts';
import { documentsLater } from '../documents/later.pt-BR.ts';
import { liveLater } from '../live/later.pt-BR.ts';
import { privacyLater } from '../privacy/later.pt-BR.ts';
import { replayLater } from '../replay/later.pt-BR.ts';

export const ptBR = {
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
