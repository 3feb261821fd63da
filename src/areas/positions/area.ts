import { defineArea } from '#kernel/area.ts';

/** Where trucks were seen, and what reports it: one store for orders, fleet, clients and the control room. */
export const area = defineArea({
  tables: [
    'device',
    'device_grant',
    'device_link',
    'gps_settings',
    'latest_position',
    'position',
    'sharing_span',
    'trip_span',
  ],
});
