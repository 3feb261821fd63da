import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import type { FleetDocumentSlot } from '#areas/documents/rules/checklist.ts';
import { isNumbered, POLICY_NUMBER } from '#areas/documents/rules/document-dates.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import { changesOf } from '../../documents/document-change.ts';
import { type OwnRequirements, seenSlots } from '../../documents/seen-slots.ts';
import type { VehicleForm } from './vehicle-shape.ts';

type ShownSlot = Pick<FleetDocumentSlot, 'type' | 'required' | 'expiration'>;

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

interface FormContext {
  readonly kind: VehicleKind;
  /** The slots of the checklist that the form shows. */
  readonly slots: readonly ShownSlot[];
  /** The stored documents. */
  readonly documents: readonly FleetDocumentView[];
  /** A user cannot change fields that are not shown to them. */
  readonly seesFleetType: boolean;
  readonly assignsCompany: boolean;
}

/** The body of the call, without fields that the country, the documents or the writer do not have. */
export function bodyOf(form: VehicleForm, around: FormContext): NewVehicleInput {
  const { documents, photos, trailerId, secondTrailerId, deviceId, ...rest } = form;
  const { typeOfFleet, transportCompanyId, crpva, typeDocumentRuat, ...fields } = withoutDocumentFields(rest);
  const { ruat, fleetType } = countryOf(form.countryId);
  return {
    ...fields,
    ...(ruat ? { crpva, typeDocumentRuat } : {}),
    ...(around.seesFleetType && fleetType.allowed ? { typeOfFleet } : {}),
    ...(around.assignsCompany ? { transportCompanyId } : {}),
    ...documentFields(form, around.slots),
    ...(around.kind === 'truck' ? { trailerId, secondTrailerId, deviceId } : {}),
    ...(photos.length > 0 ? { photoIds: photos.flatMap(({ url }) => storedFileId(url) ?? []) } : {}),
    documents: changesOf(
      around.documents,
      around.slots.map(({ type }) => type),
      documents,
    ) as NewVehicleInput['documents'],
  };
}

function withoutDocumentFields<T extends object>(form: T): Omit<T, (typeof VEHICLE_EXPIRATION_ATTRIBUTES)[number]> {
  const names: ReadonlySet<string> = new Set([...VEHICLE_EXPIRATION_ATTRIBUTES, POLICY_NUMBER]);
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.has(name))) as T;
}

function documentFields(form: VehicleForm, slots: readonly ShownSlot[]): Partial<NewVehicleInput> {
  const shown = new Set(slots.map(({ expiration }) => expiration));
  const dates = VEHICLE_EXPIRATION_ATTRIBUTES.filter((attribute) => shown.has(attribute));
  return {
    ...Object.fromEntries(dates.map((attribute) => [attribute, form[attribute]])),
    ...(slots.some(({ type }) => isNumbered(type)) ? { [POLICY_NUMBER]: form[POLICY_NUMBER] } : {}),
  };
}
