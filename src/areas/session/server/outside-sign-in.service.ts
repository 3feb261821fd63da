import { screens } from '#areas/session/area.ts';
import { AppError } from '#kernel/errors.ts';
import { addressOf } from '#kernel/screens.ts';
import { openPlatformScope, type Trx } from '#platform/db/database.ts';
import { type PreparationContext, RawReply, type RequestContext } from '#platform/http/route.ts';
import { ServiceResting } from '#platform/net/circuit-breaker.ts';
import { OIDC_CALLBACK_PATH } from '../contract/oidc.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { type Account, accountByEmail, accountByOutsideSubject, saveOutsideAccount } from './account.repository.ts';
import type { IdentityProvider, OutsideIdentity, Trip } from './identity-provider.ts';
import { openSession } from './open-session.ts';
import { openTrip, sealTrip, TRIP_COOKIE, TRIP_COOKIE_OPTIONS } from './trip-cookie.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Scripts cannot see the cookie, so the query tells the page that a session can be requested. */
const SESSION_OPENED = '/?session=open';

const callbackUrl = ({ caller }: PreparationContext) => new URL(`${caller.origin}/api${OIDC_CALLBACK_PATH}`);

/** What the provider said, or why it did not: a person sees the reply, so the handler leads to a page either way. */
type FromProvider<T> = T | AppError;

/** Asks the provider where to send the person; before the transaction, because the provider may not answer. */
export function beginOutsideSignIn(context: PreparationContext, provider: IdentityProvider | undefined) {
  return orRefusal(async () => {
    if (!provider) throw sessionErrors.identityProviderMissing();
    return askProvider(context, () => provider.begin(callbackUrl(context).href));
  });
}

export function startOutsideSignIn(context: RequestContext, begun: FromProvider<{ url: string; trip: Trip }>) {
  const { services, now, reply } = context;
  return toNextPage(context, async () => {
    const { url, trip } = accepted(begun);
    reply.setCookie(TRIP_COOKIE, await sealTrip(services.config.AUTH_SECRET, trip, now), TRIP_COOKIE_OPTIONS);
    return url;
  });
}

/** Asks the provider who came back. */
export function identifyOutside(context: PreparationContext, provider: IdentityProvider | undefined, query: Query) {
  const { services, now, caller } = context;
  return orRefusal(async () => {
    if (!provider) throw sessionErrors.identityProviderMissing();
    const trip = await openTrip(services.config.AUTH_SECRET, caller.cookies[TRIP_COOKIE], now);
    if (!trip) throw sessionErrors.verificationTimeout();
    const returnedTo = callbackUrl(context);
    for (const [name, value = ''] of Object.entries(query)) returnedTo.searchParams.set(name, value);
    return askProvider(context, () => provider.finish(returnedTo, trip));
  });
}

export function finishOutsideSignIn(context: RequestContext, identity: FromProvider<OutsideIdentity>) {
  context.reply.clearCookie(TRIP_COOKIE, TRIP_COOKIE_OPTIONS.path);
  return toNextPage(context, async () => {
    await openPlatformScope(context.trx);
    await openSession(context, await settleAccount(context, accepted(identity)));
    return SESSION_OPENED;
  });
}

async function orRefusal<T>(work: () => Promise<T>): Promise<FromProvider<T>> {
  return work().catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
}

function accepted<T>(said: FromProvider<T>): T {
  if (said instanceof AppError) throw said;
  return said;
}

/** A person sees these replies, so a refusal leads to the sign-in page with an error code, never to a page of JSON. */
async function toNextPage({ log }: RequestContext, work: () => Promise<string>): Promise<RawReply> {
  const location = await work().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'sign-in through the identity provider refused');
    return `${addressOf(screens.signIn)}?${new URLSearchParams({ error: error.code })}`;
  });
  return new RawReply('', { location }, 302);
}

/**
 * A provider that does not answer several times in a row is not asked for a while. Only silence counts: a refusal can be
 * provoked by anybody, and must not keep the others from signing in.
 */
async function askProvider<T>({ services }: PreparationContext, work: () => Promise<T>): Promise<T> {
  const timedOut = sessionErrors.verificationTimeout();
  try {
    return await services.outside.call(
      'signIn',
      work,
      (error) => error instanceof AppError && error.code === timedOut.code,
    );
  } catch (error) {
    throw error instanceof ServiceResting ? sessionErrors.verificationTimeout({ cause: error }) : error;
  }
}

/** The provider authenticates, but the product decides about access: an external account alone creates no user. */
async function settleAccount({ trx, now }: RequestContext, identity: OutsideIdentity): Promise<Account> {
  const account = await findAccount(trx, identity);
  if (!account) throw sessionErrors.accessDenied();
  if (!account.enabled) throw sessionErrors.disabled();
  await saveOutsideAccount(trx, account.id, identity.subject, now);
  return { ...account, passwordTemporary: false };
}

/** An address linked to one external account is not given to another account that has it now. */
async function findAccount(trx: Trx, { subject, verifiedEmail }: OutsideIdentity): Promise<Account | undefined> {
  const known = await accountByOutsideSubject(trx, subject);
  if (known) return known;
  if (!verifiedEmail) throw sessionErrors.noVerifiedContact();
  const account = await accountByEmail(trx, verifiedEmail);
  return account?.outsideSubject ? undefined : account;
}
