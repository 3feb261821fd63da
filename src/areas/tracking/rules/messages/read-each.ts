import type { DeviceMessage, MessageProblem, ReadMessages } from './device-message.ts';
import { type Fields, isFields, MAX_MESSAGES } from './read-values.ts';

export type ReadOne = (fields: Fields, path: string) => DeviceMessage | MessageProblem;

/** Reads all of a list or none: a request is stored as a whole, and its answer names the first field that is wrong. */
export function readEach(entries: readonly unknown[], name: string, readOne: ReadOne): ReadMessages {
  if (entries.length === 0) return { problem: { kind: 'missing', field: name || null } };
  if (entries.length > MAX_MESSAGES) return { problem: { kind: 'tooMany', field: name || null } };
  const messages: DeviceMessage[] = [];
  for (const [index, entry] of entries.entries()) {
    const path = `${name}[${index}]`;
    if (!isFields(entry)) return { problem: { kind: 'unreadable', field: path } };
    const read = readOne(entry, `${path}.`);
    if ('kind' in read) return { problem: read };
    messages.push(read);
  }
  return { messages };
}

/** The same for a single one that stands in no list. */
export function readSingle(entry: unknown, readOne: ReadOne): ReadMessages {
  if (!isFields(entry)) return { problem: { kind: 'unreadable', field: null } };
  const read = readOne(entry, '');
  return 'kind' in read ? { problem: read } : { messages: [read] };
}
