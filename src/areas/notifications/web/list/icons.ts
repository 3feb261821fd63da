import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { NotificationIcon } from '../../rules/notification-kind.ts';

/** The icon of a notification without a photo. */
export const ICONS: Readonly<Record<NotificationIcon, Icon>> = {
  alert: IconAlertTriangle,
  bell: IconBell,
  building: IconBuilding,
  calendar: IconCalendar,
  cash: IconCash,
  checks: IconChecks,
  clipboard: IconClipboardList,
  clock: IconClock,
  package: IconPackage,
  person: IconUserPlus,
  pin: IconMapPin,
  shield: IconShieldCheck,
  speakerphone: IconSpeakerphone,
};
