import { viewOf } from '#areas/documents/contract/document.permissions.ts';
import { checklistFor, type FleetDocumentSlot, isSeen } from '#areas/documents/rules/checklist.ts';
import type { OwnerFacts } from '#areas/documents/rules/document-owner.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import type { CountryCode } from '#countries/country-type.ts';

/** What the company itself asks for in its own country; a record of another country brings its list along. */
export interface OwnRequirements {
  readonly countryCode: CountryCode;
  readonly types: readonly FleetDocumentType[];
}

/** The places of a checklist the reader sees before there is a record: the company's, or else the country's. */
export function seenSlots(
  facts: OwnerFacts,
  held: ReadonlySet<string>,
  own: OwnRequirements | null,
): readonly FleetDocumentSlot[] {
  const view = viewOf(held);
  const types = own?.countryCode === facts.countryCode ? own.types : null;
  return checklistFor(facts, types).filter(({ type }) => isSeen(type, view));
}
