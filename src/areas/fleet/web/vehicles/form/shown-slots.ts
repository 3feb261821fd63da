import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { type OwnRequirements, seenSlots } from '../../documents/seen-slots.ts';
import type { ShownSlot } from './vehicle-body.ts';

/** The documents a form asks for: those of the record, which follow its company's checklist, or those of a new one. */
export function slotsOf(
  kind: VehicleKind,
  countryCode: CountryCode,
  vehicle: VehicleView | null,
  held: ReadonlySet<string>,
  own: OwnRequirements | null,
): readonly ShownSlot[] {
  if (vehicle?.country.countryCode === countryCode) return vehicle.documents;
  return seenSlots({ kind, countryCode }, held, own);
}
