import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { OUTSIDE_SIGN_IN_MS } from '../rules/lifetimes.ts';
import type { Trip } from './identity-provider.ts';

/** Lax, because the browser must send it when the provider redirects back here. */
export const TRIP_COOKIE = 'tropeiro_oidc';
export const TRIP_COOKIE_OPTIONS = {
  path: '/api/session/oidc',
  maxAgeSeconds: OUTSIDE_SIGN_IN_MS / 1000,
  sameSite: 'lax',
} as const;

const tripShape = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** A key of its own, so that no other token of ours is accepted as one of these. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('oidc-trip').digest();

export function sealTrip(secret: string, trip: Trip, now: Date): Promise<string> {
  return new SignJWT({ ...trip })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(now.getTime() + OUTSIDE_SIGN_IN_MS))
    .sign(keyOf(secret));
}

/** Undefined when it is missing, too old or not signed by us. */
export async function openTrip(secret: string, sealed: string | undefined, now: Date): Promise<Trip | undefined> {
  if (!sealed) return undefined;
  try {
    const { payload } = await jwtVerify(sealed, keyOf(secret), { algorithms: ['HS256'], currentDate: now });
    return tripShape.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
