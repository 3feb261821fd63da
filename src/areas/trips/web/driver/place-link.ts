import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { isPlace } from '#kernel/position.ts';

/** The address that opens the way to a place in the device's own navigation; by its name where it has no position. */
export function navigationLink(place: DriverTrip['origin'], userAgent: string): string {
  const at = { lat: place.lat ?? 0, lng: place.lng ?? 0 };
  const name = [place.address, place.cityName].filter(Boolean).join(', ');
  const target = encodeURIComponent(isPlace(at) ? `${at.lat},${at.lng}` : name);
  // Only Android knows geo addresses, and offers every navigation app for them.
  if (/Android/.test(userAgent)) return `geo:${isPlace(at) ? `${at.lat},${at.lng}` : '0,0'}?q=${target}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${target}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${target}`;
}
