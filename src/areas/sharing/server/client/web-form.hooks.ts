import { defineHook } from '#platform/listeners.ts';

interface NamedTruck {
  readonly orderId: string;
  readonly plate: string | null;
  readonly driver: string | null;
}

/** A client asked for another truck or driver; both are null again when the request was refused. */
export const truckNamed = defineHook<NamedTruck>('sharing.truckNamed');
