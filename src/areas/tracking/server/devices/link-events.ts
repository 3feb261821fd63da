import { vehicleDeviceChanged } from '#areas/fleet/server/index.ts';
import { findByIdentifiers } from '#areas/positions/server/index.ts';
import { listen } from '#platform/listeners.ts';
import { foldIdentifier } from '../../rules/device-identifier.ts';
import { recordMapEvents } from '../control/map-event.repository.ts';

/** Whoever puts a device on a truck or takes it off, by whichever screen: it is an event of the map. */
export const recordLinks = listen(
  vehicleDeviceChanged,
  async ({ trx }, { companyId, vehicleId, before, after, userId, now: at }) => {
    const names = [before, after].filter((name) => name !== null);
    const devices = await findByIdentifiers(trx, companyId, names);
    const event = (name: string | null, kind: 'deviceLinked' | 'deviceUnlinked') => {
      const device = name && devices.find(({ identifier }) => foldIdentifier(identifier) === foldIdentifier(name));
      if (!device) return [];
      const about = { deviceId: device.id, subject: device.id, details: { device: device.identifier } };
      return [{ companyId, vehicleId, kind, at, userId, ...about }];
    };
    await recordMapEvents(trx, [...event(before, 'deviceUnlinked'), ...event(after, 'deviceLinked')]);
  },
);
