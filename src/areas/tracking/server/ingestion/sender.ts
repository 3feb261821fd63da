import { createHash } from 'node:crypto';
import type { Sender } from '#areas/tracking/rules/messages/ingest-types.ts';

/** The only form in which a secret is kept and looked for. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const keys = new WeakMap<Sender, string>();

/** The same for every message of a sender. */
export function keyOf(sender: Sender): string {
  const known = keys.get(sender);
  if (known !== undefined) return known;
  const key = sender.kind === 'secret' ? hashOf(sender.secret) : `${sender.protocol} ${sender.identifier}`;
  keys.set(sender, key);
  return key;
}

/** What the database is asked for. */
export const lookup = (sender: Sender) =>
  sender.kind === 'secret'
    ? { secretHash: keyOf(sender) }
    : { protocol: sender.protocol, identifier: sender.identifier };
