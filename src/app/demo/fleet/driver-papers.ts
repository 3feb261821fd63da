import { checklistFor, type PaperSlot } from '#areas/documents/rules/checklist.ts';
import { countPapers } from '#areas/documents/rules/completeness.ts';
import { expiredPapers } from '#areas/documents/rules/expiry.ts';
import type { Paper } from '#areas/documents/rules/paper.ts';
import type { OwnerFacts } from '#areas/documents/rules/paper-owner.ts';
import { dayIn } from '#kernel/dates.ts';
import { makeId } from '#kernel/ids.ts';
import type { Random } from '../random.ts';
import type { Specimens } from './specimens.ts';

const DAY_MS = 86_400_000;

/** Every state that papers can be in, in the order in which drivers and vehicles go through them. */
export const PAPER_STORIES = [
  'complete',
  'complete',
  'expiring',
  'missing',
  'expired',
  'complete',
  'datesOnly',
  'extra',
  'none',
] as const;
export type PaperStory = (typeof PAPER_STORIES)[number];

export interface DemoPapers {
  readonly papers: readonly Paper[];
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
}

export const isInOrder = ({ done, required, expired }: DemoPapers): boolean => done >= required && !expired;

interface Scene {
  readonly hasPhoto: boolean;
  readonly specimens: Specimens;
  readonly now: Date;
  readonly random: Random;
}

/** What somebody with this story has of the papers their country asks for. */
export function papersOf(
  story: PaperStory,
  facts: OwnerFacts,
  { hasPhoto, specimens, now, random }: Scene,
): DemoPapers {
  const slots = checklistFor(facts, null);
  const day = (offset: number) => dayIn(new Date(now.getTime() + offset * DAY_MS));
  const held = slots.filter((slot) => isHeld(slot, story, random));
  const teller = tellerAmong(slots);
  const papers = held.map((slot): Paper => {
    const hasFile = slot.completedBy === 'file' && story !== 'datesOnly';
    return {
      id: makeId(),
      type: slot.type,
      file: hasFile ? fileOf(slot, specimens) : null,
      number: slot.type === 'poliza-seguro' ? `POL-${random.digits(7)}` : null,
      category: null,
      issuedOn: slot.completedBy === 'dates' ? day(-30 - random.int(200)) : null,
      expiresOn: slot.expiration ? day(daysLeft(slot.expiration === teller ? story : 'complete', random)) : null,
    };
  });
  return {
    papers,
    ...countPapers(slots, papers, hasPhoto),
    expired: expiredPapers(slots, papers, dayIn(now)).length > 0,
  };
}

function isHeld({ required, expiration }: PaperSlot, story: PaperStory, random: Random): boolean {
  if (story === 'none') return false;
  if (story === 'datesOnly') return required && expiration !== null;
  if (!required) return story === 'extra';
  return story !== 'missing' || random.chance(0.6);
}

/** The date that differs from story to story: of the licence, or of the first paper of a vehicle that runs out. */
function tellerAmong(slots: readonly PaperSlot[]): PaperSlot['expiration'] {
  const dates = slots.flatMap(({ required, expiration }) => (required && expiration ? [expiration] : []));
  return dates.find((date) => date === 'driverLicenseExpirationDate') ?? dates[0] ?? null;
}

function daysLeft(story: PaperStory, random: Random): number {
  if (story === 'expired') return -1 - random.int(120);
  if (story === 'expiring') return random.int(31);
  return 60 + random.int(1400);
}

const PICTURED = /photo|Front|Reverse|card|cedula|tarjeta/;

function fileOf({ type }: PaperSlot, { card, certificate }: Specimens): NonNullable<Paper['file']> {
  return PICTURED.test(type)
    ? { id: card, name: 'muestra.png', contentType: 'image/png', size: 0 }
    : { id: certificate, name: 'muestra.pdf', contentType: 'application/pdf', size: 0 };
}
