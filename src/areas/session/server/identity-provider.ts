import * as oidc from 'openid-client';
import type { Config } from '#platform/config.ts';
import { sessionErrors } from '../contract/session.errors.ts';

/** What must come back unchanged from the provider. */
export interface Trip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OutsideIdentity {
  /** Issuer and subject, which identify the account even when its address changes. */
  readonly subject: string;
  /** Only an address that the provider has verified. */
  readonly verifiedEmail: string | undefined;
}

const TIMEOUT_SECONDS = 5;

/** An OpenID Connect provider: authorization code with PKCE, state and nonce; signatures are checked. */
export class IdentityProvider {
  readonly #issuer: URL;
  readonly #clientId: string;
  readonly #clientSecret: string;
  #configuration: Promise<oidc.Configuration> | undefined;

  constructor(issuer: string, clientId: string, clientSecret: string) {
    this.#issuer = new URL(issuer);
    this.#clientId = clientId;
    this.#clientSecret = clientSecret;
  }

  static of({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Config): IdentityProvider | undefined {
    if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
    return new IdentityProvider(OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);
  }

  async begin(redirectUri: string): Promise<{ url: string; trip: Trip }> {
    const configuration = await this.#discovered();
    const trip = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, trip };
  }

  async finish(returnedTo: URL, trip: Trip): Promise<OutsideIdentity> {
    const configuration = await this.#discovered();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, returnedTo, {
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        pkceCodeVerifier: trip.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw sessionErrors.internal();
      const subject = `${claims.iss}#${claims.sub}`;
      if (claims.email !== undefined) return { subject, verifiedEmail: verifiedEmail(claims) };
      const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { subject, verifiedEmail: verifiedEmail(more) };
    } catch (cause) {
      throw problemOf(cause);
    }
  }

  /** Discovered once; a failure is not cached, so that the next sign-in tries again. */
  async #discovered(): Promise<oidc.Configuration> {
    this.#configuration ??= oidc
      .discovery(this.#issuer, this.#clientId, { client_secret: this.#clientSecret }, this.#authenticate, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(this.#issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((cause: unknown) => {
        this.#configuration = undefined;
        throw problemOf(cause);
      });
    return this.#configuration;
  }

  /** The authentication method the provider announces; the standard's default, basic, where it announces none. */
  readonly #authenticate: oidc.ClientAuth = (server, ...rest) => {
    const understood = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = understood.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    return way(this.#clientSecret)(server, ...rest);
  };
}

function verifiedEmail(claims: oidc.IDToken | oidc.UserInfoResponse): string | undefined {
  const { email, email_verified: verified } = claims;
  return verified === true && typeof email === 'string' ? email.toLowerCase() : undefined;
}

/** The provider refused, did not answer in time, or failed in a way the user cannot change. */
function problemOf(cause: unknown) {
  if (cause instanceof oidc.AuthorizationResponseError) return sessionErrors.accessDenied({ cause });
  const { code } = cause as { code?: unknown };
  return code === 'OAUTH_TIMEOUT' ? sessionErrors.verificationTimeout({ cause }) : sessionErrors.internal({ cause });
}
