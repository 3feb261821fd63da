import { hash } from 'node:crypto';
import type { Sender } from '#areas/tracking/rules/messages/ingest-types.ts';

/** The only form in which a secret is kept and looked for. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** The same for every message of a sender. */
export const keyOf = (sender: Sender): string =>
  sender.kind === 'secret' ? hashOf(sender.secret) : `${sender.protocol} ${sender.identifier}`;

/** What the database is asked for. */
export const lookup = (sender: Sender, key: string) =>
  sender.kind === 'secret' ? { secretHash: key } : { protocol: sender.protocol, identifier: sender.identifier };
