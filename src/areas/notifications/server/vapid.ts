import { deriveKeyPair, type KeyPair } from '#platform/derived-key.ts';

/** The server's identity towards push services. A new AUTH_SECRET means a new one, and browsers subscribe again. */
export const vapidKeys = (secret: string): KeyPair => deriveKeyPair(secret, 'tropeiro web push');
