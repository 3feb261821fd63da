import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { shownPlate } from '#countries/country.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { WRITE_DEVICES } from '../../contract/device.permissions.ts';
import type { DEVICE_ACTIONS, DeviceView } from '../../contract/device.shapes.ts';
import { deviceStateOf } from '../../rules/device-state.ts';
import type { FullDevice, LinkRecord } from './device-view.repository.ts';

type Context = Pick<RequestContext<Actor>, 'actor' | 'now'>;

export function expectedOf(
  device: Pick<FullDevice, 'kind' | 'company_interval' | 'company_silence' | 'interval_seconds'>,
) {
  const company = { intervalSeconds: device.company_interval, silenceMinutes: device.company_silence };
  return gpsSettingsOf(device.kind, company, { intervalSeconds: device.interval_seconds });
}

export function presentDevice({ actor, now }: Context, device: FullDevice, links: readonly LinkRecord[]): DeviceView {
  const expected = expectedOf(device);
  const { vehicle_id, plate, country_code, market, driver_id, driver_name, at, lat, lng } = device;
  return {
    _id: device.id,
    version: device.version,
    identifier: device.identifier,
    name: device.name,
    kind: device.kind,
    state: deviceStateOf({ disabledAt: device.disabled_at, contactAt: device.contact_at }, now, expected),
    disabledAt: device.disabled_at?.toISOString() ?? null,
    secretAt: device.secret_at?.toISOString() ?? null,
    claimedProtocol: device.claimed_protocol,
    claim: device.claim,
    intervalSeconds: device.interval_seconds,
    expectedInterval: expected.intervalSeconds,
    silenceMinutes: expected.silenceMinutes,
    truck:
      vehicle_id && plate && country_code && market
        ? { _id: vehicle_id, plate: shownPlate(country_code, plate), countryCode: country_code, market }
        : null,
    driver: driver_id && driver_name ? { _id: driver_id, fullName: driver_name } : null,
    contactAt: device.contact_at?.toISOString() ?? null,
    battery: device.battery_percent,
    hasPower: device.has_power,
    ignition: device.ignition,
    position:
      at && lat !== null && lng !== null && device.is_shared
        ? {
            ...{ lat, lng, at: at.toISOString() },
            ...{ speedKmh: device.speed_kmh, heading: device.heading, accuracyM: device.accuracy_m },
          }
        : null,
    links: links.map(({ plate: shown, from_at, to_at, linked_by, unlinked_by }) => ({
      plate: shown,
      from: from_at.toISOString(),
      to: to_at?.toISOString() ?? null,
      linkedBy: linked_by,
      unlinkedBy: unlinked_by,
    })),
    createdAt: device.created_at.toISOString(),
    actions: actionsOf(actor, device),
  };
}

function actionsOf({ permissions }: Actor, { at, contact_at }: FullDevice): (typeof DEVICE_ACTIONS)[number][] {
  if (!holds(permissions, WRITE_DEVICES)) return [];
  const always = ['update', 'rotate', 'toggle', 'link'] as const;
  return at || contact_at ? [...always] : [...always, 'remove'];
}
