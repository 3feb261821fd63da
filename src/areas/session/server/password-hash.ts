import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { requestErrors } from '#kernel/errors.ts';
import { takeTurns } from '#platform/files/take-turns.ts';

/** Argon2id; about fifty milliseconds on a small server. A stored hash carries its own cost, so this may be raised. */
const COST = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on the threads that files and addresses need too, and fills a core each time: one core is always left to
 * everybody else, and who would wait for many others is asked to try again.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const LONGEST_LINE = 200;
const inTurn = takeTurns(AT_ONCE);
let inLine = 0;

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (inLine >= LONGEST_LINE) throw requestErrors.unavailable({ retryAfter: 5 });
  inLine += 1;
  try {
    return await inTurn(work);
  } finally {
    inLine -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password.normalize('NFC'), COST));
}

let nobodysHash: Promise<string> | undefined;

/** Without a hash the same work is done anyway, because the time taken must not reveal who has an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody');
  const compared = stored ?? (await nobodysHash);
  const matches = await limited(() => verify(compared, password.normalize('NFC')));
  return stored !== null && matches;
}

/** Without letters and digits that are easily confused. */
const GROUPS = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789'] as const;
const TEMPORARY_LENGTH = 12;

/** A random password that meets the policy. */
export function temporaryPassword(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)]!;
  const picked = [
    ...GROUPS.map(pick),
    ...Array.from({ length: TEMPORARY_LENGTH - GROUPS.length }, () => pick(GROUPS.join(''))),
  ];
  for (let index = picked.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [picked[index], picked[other]] = [picked[other]!, picked[index]!];
  }
  return picked.join('');
}
