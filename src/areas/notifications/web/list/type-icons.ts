import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { Tone } from '#kernel/tone.ts';
import type { NotificationType } from '../../rules/notification-type.ts';

interface Look {
  readonly icon: Icon;
  readonly tone: Tone;
}

/** What a notification looks like where it brings no photo. */
export const LOOKS: Readonly<Record<NotificationType, Look>> = {
  postulation: { icon: IconUserPlus, tone: 'info' },
  carrierPostulation: { icon: IconUserPlus, tone: 'info' },
  completedTask: { icon: IconChecks, tone: 'success' },
  loadOrderReassigned: { icon: IconClipboardList, tone: 'neutral' },
  paymentPerformed: { icon: IconCash, tone: 'success' },
  loadingDateEntry: { icon: IconCalendar, tone: 'neutral' },
  trackingAlert: { icon: IconAlertTriangle, tone: 'warning' },
  securityAlert: { icon: IconAlertTriangle, tone: 'danger' },
  agroCompletedTask: { icon: IconChecks, tone: 'success' },
  redirectLoadOrderList: { icon: IconClipboardList, tone: 'neutral' },
  opportunityCreated: { icon: IconSpeakerphone, tone: 'active' },
  loadOrderAssignedToCarrier: { icon: IconClipboardList, tone: 'active' },
  loadOrderAssignedToTrucker: { icon: IconClipboardList, tone: 'active' },
  truckerValidation: { icon: IconShieldCheck, tone: 'info' },
  transportUnitValidation: { icon: IconShieldCheck, tone: 'info' },
  companyTransportationUpdate: { icon: IconBuilding, tone: 'neutral' },
};
