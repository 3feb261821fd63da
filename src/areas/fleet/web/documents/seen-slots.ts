import { viewOf } from '#areas/documents/contract/document.permissions.ts';
import { checklistFor, type FleetDocumentSlot, isSeen } from '#areas/documents/rules/checklist.ts';
import type { OwnerFacts } from '#areas/documents/rules/document-owner.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import type { CountryCode } from '#countries/country-type.ts';

/** The company's own checklist for its country; a record of another country has its own list. */
export interface OwnRequirements {
  readonly countryCode: CountryCode;
  readonly types: readonly FleetDocumentType[];
}

/** The slots of a checklist that the reader sees before a record exists: the company's, or else the country's. */
export function seenSlots(
  facts: OwnerFacts,
  held: ReadonlySet<string>,
  own: OwnRequirements | null,
): readonly FleetDocumentSlot[] {
  const view = viewOf(held);
  const types = own?.countryCode === facts.countryCode ? own.types : null;
  return checklistFor(facts, types).filter(({ type }) => isSeen(type, view));
}
