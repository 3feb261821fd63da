import { createHash, randomBytes } from 'node:crypto';
import type { DeviceSecret } from '../../contract/device.shapes.ts';

/** Long enough that nobody guesses it, short enough to be typed from a paper. */
const BYTES = 18;

interface Made {
  readonly secret: string;
  readonly hash: Buffer;
}

export function makeSecret(): Made {
  const secret = randomBytes(BYTES).toString('base64url');
  return { secret, hash: createHash('sha256').update(secret).digest() };
}

interface SetUp {
  readonly origin: string;
  readonly secret: string;
  readonly identifier: string;
  readonly intervalSeconds: number;
}

/** The address a device reports to, and the one that Traccar Client takes its settings from when it reads a code. */
export function setUpOf({ origin, secret, identifier, intervalSeconds }: SetUp): DeviceSecret {
  const address = `${origin}/api/positions/osmand/${secret}`;
  const settings = new URLSearchParams({ id: identifier, interval: String(intervalSeconds) });
  return { secret, address, setup: `${address}?${settings}` };
}
