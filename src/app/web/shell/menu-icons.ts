import type { Icon } from '@tabler/icons-react';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconMapPin2 from '@tabler/icons-react/dist/esm/icons/IconMapPin2.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';

/** One icon per group of the side menu, which stays visible when the menu is collapsed. */
export const GROUP_ICONS: Readonly<Record<string, Icon>> = {
  statistics: IconChartBar,
  opportunities: IconSpeakerphone,
  monitoring: IconMapPin2,
  delivery: IconTruckDelivery,
  management: IconClipboardList,
  agro: IconPlant2,
  companies: IconBuilding,
  spotFleet: IconTruck,
  ownFleet: IconTruck,
  facilities: IconBuildingWarehouse,
  administration: IconAdjustments,
  content: IconNews,
  routes: IconRoute,
};
