import type { NameIn } from '#kernel/phrase-key.ts';

/** The people who may be sent a message about an order, if their phone is known. */
export const MESSAGE_RECEIVERS = ['driver', 'formerDriver', 'carrier', 'client'] as const;
export type MessageReceiver = (typeof MESSAGE_RECEIVERS)[number];

type Phrase = NameIn<'loadOrders.whatsapp'>;
type Words = Partial<Readonly<Record<MessageReceiver, Phrase>>>;

/** What happened to an order, and the text each recipient gets. */
const WORDS: Readonly<Record<string, Words>> = {
  assigned: { driver: 'assigned', client: 'hasTruck' },
  reassigned: { driver: 'assigned', formerDriver: 'takenFromDriver', carrier: 'hasTruck', client: 'hasTruck' },
  unassigned: { formerDriver: 'takenFromDriver', carrier: 'unassigned', client: 'unassigned' },
  carrierAssigned: { carrier: 'given' },
  datesChanged: { driver: 'dated', carrier: 'dated', client: 'dated' },
  taskDone: { carrier: 'taskDone', client: 'taskDone' },
  finished: { carrier: 'finished', client: 'finished' },
  documentsReturned: { driver: 'documentsReturned', carrier: 'documentsReturned' },
  paid: { driver: 'paid', carrier: 'paid' },
  cancelled: { driver: 'cancelled', carrier: 'cancelled', client: 'cancelled' },
};

export const ANNOUNCED_EVENTS: readonly string[] = Object.keys(WORDS);

/** The recipients and their texts, in a fixed order. */
export function wordsFor(event: string): { readonly to: MessageReceiver; readonly phrase: Phrase }[] {
  return MESSAGE_RECEIVERS.flatMap((to) => {
    const phrase = WORDS[event]?.[to];
    return phrase ? [{ to, phrase }] : [];
  });
}
