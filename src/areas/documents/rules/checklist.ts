import { COUNTRIES, countryOf } from '#countries/country.ts';
import type { Country, PersonalDocumentType } from '#countries/country-type.ts';
import type { DocumentSlot } from '#countries/document-types.ts';
import { HIDEABLE_REVERSE } from '#countries/vehicle-documents.ts';
import { OWNER_KINDS, type OwnerFacts, type OwnerKind } from './document-owner.ts';
import { type ExpirationAttribute, type FleetDocumentType, isExtra } from './fleet-document.ts';

export type FleetDocumentSlot = DocumentSlot<FleetDocumentType, ExpirationAttribute>;

/** What a reader sees of a checklist. */
export interface ChecklistView {
  /** Whether Documento 1 to 3 are shown. */
  readonly extras: boolean;
  /** Whether the reverse of the ownership card is hidden. */
  readonly hidesReverse: boolean;
}

/** The country's list in its order, changed by the company's own requirements where it has any. */
export function checklistFor(
  facts: OwnerFacts,
  companyTypes: readonly FleetDocumentType[] | null,
): readonly FleetDocumentSlot[] {
  const country = countryOf(facts.countryCode);
  const listed = listedIn(country, facts.kind, facts.documentType);
  const slots = companyTypes ? requiredBy(companyTypes, country, facts.kind, listed) : listed;
  return [...slots, ...extrasOf(country, facts.kind, slots)];
}

function listedIn(country: Country, kind: OwnerKind, documentType?: string | null): readonly FleetDocumentSlot[] {
  if (kind === 'truck') return country.vehicleDocuments;
  if (kind === 'semitrailer') return country.semitrailerDocuments;
  return country.driverDocuments((documentType ?? undefined) as PersonalDocumentType | undefined);
}

/** Every document in the country's lists for the kind, for any identity document. */
export function countryTypes(country: Country, kind: OwnerKind): readonly FleetDocumentSlot[] {
  const lists =
    kind === 'driver'
      ? country.personalDocuments.map(({ type }) => country.driverDocuments(type))
      : [listedIn(country, kind)];
  const byType = new Map(lists.flat().map((slot) => [slot.type, slot] as const));
  return [...byType.values()].sort((a, b) => a.order - b.order);
}

/** Documents of another identity document are left out; documents of other countries come last. */
function requiredBy(
  types: readonly FleetDocumentType[],
  country: Country,
  kind: OwnerKind,
  listed: readonly FleetDocumentSlot[],
): readonly FleetDocumentSlot[] {
  const wanted = new Set(types);
  const known = new Set(countryTypes(country, kind).map(({ type }) => type));
  const last = lastOrder(listed);
  return [
    ...listed.map((slot) => ({ ...slot, required: wanted.has(slot.type) })),
    ...types.filter((type) => !known.has(type)).map((type, index) => slotOf(type, last + index + 1, true)),
  ];
}

function extrasOf(
  country: Country,
  kind: OwnerKind,
  slots: readonly FleetDocumentSlot[],
): readonly FleetDocumentSlot[] {
  if (kind !== 'driver') return [];
  return country.additionalDocuments.map((type, index) => slotOf(type, lastOrder(slots) + index + 1, false));
}

/** A document is completed and dated in the same way in every list. */
const KNOWN: ReadonlyMap<FleetDocumentType, FleetDocumentSlot> = new Map(
  COUNTRIES.flatMap((country) => OWNER_KINDS.flatMap((kind) => countryTypes(country, kind))).map(
    (slot) => [slot.type, slot] as const,
  ),
);

export function slotOf(type: FleetDocumentType, order: number, required: boolean): FleetDocumentSlot {
  const { expiration = null, completedBy = 'file' } = KNOWN.get(type) ?? {};
  return { type, required, order, expiration, completedBy };
}

export function lastOrder(slots: readonly FleetDocumentSlot[]): number {
  return Math.max(0, ...slots.map(({ order }) => order));
}

export function isSeen(type: FleetDocumentType, view: ChecklistView): boolean {
  return isExtra(type) ? view.extras : !(view.hidesReverse && type === HIDEABLE_REVERSE);
}
