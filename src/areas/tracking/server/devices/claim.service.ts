import { claimsOf, disputedNumbers, grantNumber } from '#areas/positions/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { deviceErrors } from '../../contract/device.errors.ts';
import { auditDevice } from './device-audit.ts';

type Context = RequestContext<Actor>;

export async function readDisputes({ trx }: Context) {
  const disputes = await disputedNumbers(trx);
  return { disputes: disputes.map(({ claims, ...number }) => ({ ...number, claims: [...claims] })) };
}

/** Both claims are locked, so that a number is granted once. */
export async function grantClaim(context: Context, deviceId: string) {
  const { trx, actor } = context;
  const claims = await claimsOf(trx, deviceId);
  const wanted = claims.find(({ id }) => id === deviceId);
  if (!wanted) throw requestErrors.notFound();
  if (claims.length === 1) throw deviceErrors.notDisputed();
  await grantNumber(trx, wanted, actor.userId);
  await auditDevice(context, 'grant', null, wanted);
  return { deviceId };
}
