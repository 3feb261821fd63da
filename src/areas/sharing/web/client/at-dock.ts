import type { ClientOrder } from '#areas/sharing/contract/client-view.shapes.ts';
import { showDay } from '#kernel/dates.ts';

/** The time that is booked where the truck unloads: of the order, or of one of its stops. */
export function atDock(times: ClientOrder['times'], stop: number | null = null): string | undefined {
  const booked = times.find(({ number }) => number === stop);
  return booked && `${showDay(booked.date)} ${booked.starts}–${booked.ends}`;
}
