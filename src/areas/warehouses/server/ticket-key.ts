import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { Trx } from '#platform/db/database.ts';
import { deriveKeyPair } from '#platform/derived-key.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import { packTicket, type Ticket, unpackTicket } from '../rules/ticket.ts';
import { deleteTicketKeys, insertTicketKey, readTicketKeys, type StoredKey } from './ticket.repository.ts';

const DAY_MS = 86_400_000;
/** A key signs for a year. */
const KEY_DAYS = 365;
/** Gates without network must have read a new key before it signs; the first one signs at once. */
const KNOWN_DAYS = 2;
/** The furthest booking lies a year ahead; after that no ticket of the key before is left. */
const KEPT_DAYS = 400;

type Secret = Pick<Config, 'AUTH_SECRET'>;
const pairOf = ({ AUTH_SECRET }: Secret, id: number) => deriveKeyPair(AUTH_SECRET, `tropeiro ticket ${id}`);
const isOlder = ({ createdAt }: StoredKey, days: number, now: Date) =>
  now.getTime() - createdAt.getTime() > days * DAY_MS;

/** All public halves; makes a new one where there is none of the product's secret, or none that is younger than a year. */
export async function currentKeys(trx: Trx, config: Secret, now: Date): Promise<readonly StoredKey[]> {
  const keys = await readTicketKeys(trx);
  const [newest] = keys;
  const isOwn = newest && pairOf(config, newest.id).publicKey === newest.publicKey;
  if (isOwn && !isOlder(newest, KEY_DAYS - KNOWN_DAYS, now)) return keys;
  const id = (newest?.id ?? 0) + 1;
  await insertTicketKey(trx, { id, publicKey: pairOf(config, id).publicKey, createdAt: now });
  return readTicketKeys(trx);
}

/** The key that signs now: the newest that every gate has had time to read. */
function signingKey(keys: readonly StoredKey[], config: Secret, now: Date): number {
  const own = keys.filter(({ id, publicKey }) => pairOf(config, id).publicKey === publicKey);
  return (own.find((key) => isOlder(key, KNOWN_DAYS, now)) ?? own.at(-1) ?? keys[0])!.id;
}

const jwkOf = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
};

/** A signature of 64 bytes, as browsers expect it. */
const es256 = (key: KeyObject) => ({ key, dsaEncoding: 'ieee-p1363' }) as const;

/** The signed text of a ticket: its content and an ES256 signature, both base64url. */
export async function signTicket(
  trx: Trx,
  { config, now }: { readonly config: Secret; readonly now: Date },
  ticket: Omit<Ticket, 'keyId'>,
): Promise<string> {
  const keyId = signingKey(await currentKeys(trx, config, now), config, now);
  const { publicKey, privateKey } = pairOf(config, keyId);
  const key = createPrivateKey({ key: { ...jwkOf(publicKey), d: privateKey }, format: 'jwk' });
  const content = packTicket({ ...ticket, keyId });
  const signature = sign('sha256', content, es256(key));
  return `${Buffer.from(content).toString('base64url')}.${signature.toString('base64url')}`;
}

/** Undefined for what nobody signed, what was changed, and what was signed with a key nobody knows. */
export async function openTicket(trx: Trx, signed: string): Promise<Ticket | undefined> {
  const [content, signature] = signed.split('.').map((part) => Buffer.from(part, 'base64url'));
  const ticket = content && unpackTicket(content);
  if (!ticket || !signature) return undefined;
  const known = (await readTicketKeys(trx)).find(({ id }) => id === ticket.keyId);
  if (!known) return undefined;
  const key = createPublicKey({ key: jwkOf(known.publicKey), format: 'jwk' });
  return verify('sha256', content, es256(key), signature) ? ticket : undefined;
}

/** The next key in time, and without those that no ticket needs any more. */
export const ticketKeysJob = defineJob({
  name: 'warehouses.ticketKeys',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, { database, config, now }) => {
    await database.asPlatform(async (trx) => {
      const keys = await currentKeys(trx, config, now());
      const over = keys.filter((_, at) => at > 0 && isOlder(keys[at - 1]!, KEPT_DAYS, now()));
      await deleteTicketKeys(
        trx,
        over.map(({ id }) => id),
      );
    });
  },
});

/** The first key is there when the product has started, not only with the first ticket; later ones come by the day. */
export const ticketKeysSchedule: CronEntry = { schedule: '5 4 * * *', job: ticketKeysJob.name, atStart: true };
