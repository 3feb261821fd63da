import {
  countDocuments,
  type DocumentCount,
  type ExistingDocuments,
  isComplete,
} from '#countries/document-completion.ts';
import type { FleetDocumentSlot } from './checklist.ts';
import type { FleetDocument } from './fleet-document.ts';

export function heldOf(documents: readonly FleetDocument[], hasPhoto: boolean): ExistingDocuments {
  return {
    files: new Set(documents.filter(({ file }) => file).map(({ type }) => type)),
    dated: new Set(documents.filter(({ issuedOn, expiresOn }) => issuedOn && expiresOn).map(({ type }) => type)),
    hasPhoto,
  };
}

export function countFleetDocuments(
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
  hasPhoto: boolean,
): DocumentCount {
  return countDocuments(slots, heldOf(documents, hasPhoto));
}

export function findMissingDocuments(
  slots: readonly FleetDocumentSlot[],
  documents: readonly FleetDocument[],
): readonly FleetDocumentSlot[] {
  const held = heldOf(documents, false);
  return slots.filter((slot) => slot.required && !isComplete(slot, held));
}

/** In percent, from 0 to 100. */
export function percentageOf({ done, required }: DocumentCount): number {
  return Math.round((done / required) * 100);
}
