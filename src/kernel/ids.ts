import { z } from 'zod';

const RANDOM_BYTES = 10;
/** For many at once: asking for ten bytes takes as long as asking for a thousand, and every request has an id. */
const reserve = new Uint8Array(RANDOM_BYTES * 100);
let used = reserve.length;

function fresh(): Uint8Array {
  if (used === reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  used += RANDOM_BYTES;
  return reserve.subarray(used - RANDOM_BYTES, used);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Identifiers are UUID version 7: unique without a query, and ordered by time so that indexes grow at one end. `now`
 * and `random` are arguments to keep this pure and testable.
 */
export function createId(now: number = Date.now(), random: Uint8Array = fresh()): string {
  const time = now.toString(16).padStart(12, '0');
  const hex = (from: number, to: number) => {
    let text = '';
    for (let at = from; at < to; at += 1) text += HEX[random[at]!]!;
    return text;
  };
  const version = HEX[0x70 | (random[0]! & 0x0f)]! + HEX[random[1]!]!;
  const variant = HEX[0x80 | (random[2]! & 0x3f)]! + HEX[random[3]!]!;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hex(4, RANDOM_BYTES)}`;
}

export const idShape = z.uuid();
