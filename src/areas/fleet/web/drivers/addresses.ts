import { screens } from '#areas/fleet/area.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { addressOf } from '#kernel/screens.ts';

/** The query value that opens a driver over the list. */
export const OPEN = 'open';

export const listAddress = (market: Market): string => addressOf(screens[`${market}DriverList`]);
export const createAddress = (market: Market): string => addressOf(screens[`${market}DriverCreate`]);
export const detailAddress = (market: Market, carrierId: string): string =>
  addressOf(screens[`${market}DriverDetail`], { carrierId });
export const profileAddress = (market: Market, carrierId: string): string =>
  addressOf(screens[`${market}DriverProfile`], { carrierId });
export const updateAddress = (market: Market, carrierId: string): string =>
  addressOf(screens[`${market}DriverUpdate`], { carrierId });

/** The same list with a driver open over it. */
export function openSearch(current: URLSearchParams, id: string): string {
  const next = new URLSearchParams(current);
  next.set(OPEN, id);
  return `?${next}`;
}
