import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The server's identity towards push services, derived from the secret that all processes share, so that nothing else
 * is stored and it is the same after each restart. A new AUTH_SECRET means a new identity, and browsers subscribe
 * again.
 */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const candidate = Buffer.from(hkdfSync('sha256', secret, '', `tropeiro web push ${round}`, 32));
    try {
      curve.setPrivateKey(candidate);
    } catch {
      // One number in four thousand million is beyond the curve's order.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: candidate.toString('base64url') };
  }
}
