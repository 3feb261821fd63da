import { screens } from '#areas/fleet/area.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { addressOf } from '#kernel/screens.ts';

/** The query value that opens a driver over the list, without leaving it. */
export const OPEN = 'open';

const SCREENS = {
  own: {
    list: screens.ownDrivers,
    create: screens.createOwnDriver,
    detail: screens.ownDriver,
    profile: screens.ownDriverProfile,
    update: screens.updateOwnDriver,
  },
  spot: {
    list: screens.spotDrivers,
    create: screens.createSpotDriver,
    detail: screens.spotDriver,
    profile: screens.spotDriverProfile,
    update: screens.updateSpotDriver,
  },
} as const;

export const listAddress = (market: Market): string => addressOf(SCREENS[market].list);
export const createAddress = (market: Market): string => addressOf(SCREENS[market].create);
export const detailAddress = (market: Market, carrierId: string): string =>
  addressOf(SCREENS[market].detail, { carrierId });
export const profileAddress = (market: Market, carrierId: string): string =>
  addressOf(SCREENS[market].profile, { carrierId });
export const updateAddress = (market: Market, carrierId: string): string =>
  addressOf(SCREENS[market].update, { carrierId });

/** The same list with a driver open over it. */
export function openSearch(current: URLSearchParams, id: string): string {
  const next = new URLSearchParams(current);
  next.set(OPEN, id);
  return `?${next}`;
}
