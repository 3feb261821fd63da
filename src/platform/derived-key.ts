import { createECDH, hkdfSync } from 'node:crypto';

export interface KeyPair {
  /** The uncompressed point of the curve P-256, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * A key pair of the curve P-256 for one purpose, derived from the secret that all processes share, so that nothing else
 * is stored and it is the same after each restart. A new secret means new keys.
 */
export function deriveKeyPair(secret: string, purpose: string): KeyPair {
  const curve = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const candidate = Buffer.from(hkdfSync('sha256', secret, '', `${purpose} ${round}`, 32));
    try {
      curve.setPrivateKey(candidate);
    } catch {
      // One number in four thousand million is beyond the curve's order.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: candidate.toString('base64url') };
  }
}
