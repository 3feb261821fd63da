import { type ComponentType, createElement } from 'react';
import { DRIVER_WIRE } from '#areas/fleet/contract/driver-wire.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';
import type { DriverScreenProps } from './driver-screen-props.ts';

type Load = () => Promise<{ readonly default: ComponentType<DriverScreenProps> }>;

/** One screen for both markets: the address says which. Documents are called as the documents call them. */
function screenOf(path: string, market: Market, load: Load): AreaScreen {
  return {
    path,
    words: ['documents'],
    screen: async () => {
      const { default: Screen } = await load();
      return { default: () => createElement(Screen, { market }) };
    },
  };
}

function screensOf(market: Market): AreaScreen[] {
  const path = DRIVER_WIRE[market].screen;
  return [
    screenOf(path, market, () => import('./list/drivers-screen.tsx')),
    screenOf(`${path}/details/{carrierId}`, market, () => import('./detail/driver-screen.tsx')),
    screenOf(`${path}/profile/{carrierId}`, market, () => import('./profile/profile-screen.tsx')),
    screenOf(`${path}/create`, market, () => import('./form/create-driver-screen.tsx')),
    screenOf(`${path}/update/{carrierId}`, market, () => import('./form/update-driver-screen.tsx')),
  ];
}

export const driverScreens: readonly AreaScreen[] = MARKETS.flatMap(screensOf);
