import { DRIVER_WIRE } from '#areas/fleet/contract/driver-wire.ts';
import type { Market } from '#areas/fleet/rules/market.ts';

/** The query value that opens a driver over the list, without leaving it. */
export const OPEN = 'open';

const screenOf = (market: Market): string => `/${DRIVER_WIRE[market].screen}`;

export const listAddress = (market: Market): string => screenOf(market);
export const createAddress = (market: Market): string => `${screenOf(market)}/create`;
export const detailAddress = (market: Market, id: string): string => `${screenOf(market)}/details/${id}`;
export const profileAddress = (market: Market, id: string): string => `${screenOf(market)}/profile/${id}`;
export const updateAddress = (market: Market, id: string): string => `${screenOf(market)}/update/${id}`;

/** The same list with a driver open over it. */
export function openSearch(current: URLSearchParams, id: string): string {
  const next = new URLSearchParams(current);
  next.set(OPEN, id);
  return `?${next}`;
}
