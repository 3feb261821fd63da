import type { Random } from '#areas/companies/demo/random.ts';
import type { Specimens } from '#areas/companies/demo/specimens.ts';
import { checklistFor, type FleetDocumentSlot } from '#areas/documents/rules/checklist.ts';
import { countFleetDocuments } from '#areas/documents/rules/completeness.ts';
import type { OwnerFacts } from '#areas/documents/rules/document-owner.ts';
import { findExpiredDocuments, firstExpiry } from '#areas/documents/rules/expiry.ts';
import type { FleetDocument } from '#areas/documents/rules/fleet-document.ts';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';

const DAY_MS = 86_400_000;

/** Every state that documents can be in, in the order in which drivers and vehicles go through them. */
export const DOCUMENT_SCENARIOS = [
  'complete',
  'complete',
  'expiring',
  'complete',
  'missing',
  'complete',
  'extra',
  'expired',
  'complete',
  'complete',
  'datesOnly',
  'complete',
  'complete',
  'complete',
  'none',
] as const;
export type DocumentScenario = (typeof DOCUMENT_SCENARIOS)[number];

export interface DemoDocuments {
  readonly documents: readonly FleetDocument[];
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
  readonly expireOn: string | null;
}

export const isInOrder = ({ done, required, expired }: DemoDocuments): boolean => done >= required && !expired;

interface Scene {
  readonly hasPhoto: boolean;
  readonly specimens: Specimens;
  readonly now: Date;
  readonly random: Random;
}

/** The documents that a driver or vehicle with this story has, of those its country requires. */
export function documentsOf(
  story: DocumentScenario,
  facts: OwnerFacts,
  { hasPhoto, specimens, now, random }: Scene,
): DemoDocuments {
  const slots = checklistFor(facts, null);
  const zone = usualZone(facts.countryCode);
  const day = (offset: number) => dayIn(new Date(now.getTime() + offset * DAY_MS), zone);
  const held = slots.filter((slot) => isHeld(slot, story, random));
  const deciding = decidingAmong(slots);
  const documents = held.map((slot): FleetDocument => {
    const hasFile = slot.completedBy === 'file' && story !== 'datesOnly';
    return {
      id: createId(),
      type: slot.type,
      file: hasFile ? fileOf(slot, specimens) : null,
      number: slot.type === 'poliza-seguro' ? `POL-${random.digits(7)}` : null,
      category: null,
      issuedOn: slot.completedBy === 'dates' ? day(-30 - random.int(200)) : null,
      expiresOn: slot.expiration ? day(daysLeft(slot.expiration === deciding ? story : 'complete', random)) : null,
    };
  });
  return {
    documents,
    ...countFleetDocuments(slots, documents, hasPhoto),
    expired: findExpiredDocuments(slots, documents, day(0)).length > 0,
    expireOn: firstExpiry(slots, documents),
  };
}

function isHeld({ required, expiration }: FleetDocumentSlot, story: DocumentScenario, random: Random): boolean {
  if (story === 'none') return false;
  if (story === 'datesOnly') return required && expiration !== null;
  if (!required) return story === 'extra';
  return story !== 'missing' || random.chance(0.6);
}

/** The expiry date that differs between stories: of the licence, or of a vehicle's first document that expires. */
function decidingAmong(slots: readonly FleetDocumentSlot[]): FleetDocumentSlot['expiration'] {
  const dates = slots.flatMap(({ required, expiration }) => (required && expiration ? [expiration] : []));
  return dates.find((date) => date === 'driverLicenseExpirationDate') ?? dates[0] ?? null;
}

function daysLeft(story: DocumentScenario, random: Random): number {
  if (story === 'expired') return -1 - random.int(120);
  if (story === 'expiring') return random.int(31);
  return 60 + random.int(1400);
}

const PICTURED = /photo|Front|Reverse|card|cedula|tarjeta/;

function fileOf({ type }: FleetDocumentSlot, { card, certificate }: Specimens): NonNullable<FleetDocument['file']> {
  return PICTURED.test(type)
    ? { id: card, name: 'documento.png', contentType: 'image/png', size: 0 }
    : { id: certificate, name: 'documento.pdf', contentType: 'application/pdf', size: 0 };
}
