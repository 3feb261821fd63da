import { currentUser, selectCompany } from '#areas/session/contract/profile.calls.ts';
import { type OpenSession, refreshSession, signOut } from '#areas/session/contract/session.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { type AccessGrant, ApiClient } from '#ui/api/api-client.ts';
import { ApiError } from '#ui/api/api-error.ts';

/**
 * starting → waiting (a refresh cookie may open a session) → loggedIn | loggedOut.
 * `newPassword`: signed in, but nothing else works until a new password is set.
 */
export type SessionState =
  | { readonly status: 'starting' | 'waiting' | 'loggedOut' }
  | { readonly status: 'newPassword'; readonly email: string }
  | { readonly status: 'loggedIn'; readonly user: SessionUser }
  | { readonly status: 'unreachable'; readonly error: ApiError };

type Listener = () => void;

export class SessionController {
  readonly api: ApiClient;
  readonly #listeners = new Set<Listener>();
  readonly #onEnd: () => void;
  #state: SessionState = { status: 'starting' };
  #email = '';

  constructor({ language, onEnd }: { language: () => string; onEnd: () => void }) {
    this.#onEnd = onEnd;
    this.api = new ApiClient({
      language,
      renew: () => this.#renew(),
      onSessionLost: () => this.#end(),
    });
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  /** Looks whether the browser still holds a session from before. */
  async start(): Promise<void> {
    this.#become({ status: 'waiting' });
    try {
      const grant = await this.#renew();
      if (!grant) return this.#become({ status: 'loggedOut' });
      this.api.grant(grant);
      await this.accept(grant, '');
    } catch (error) {
      this.#become({ status: 'unreachable', error: error as ApiError });
    }
  }

  /** After a sign-in, a set password or a found session: reads the user, or asks for the new password first. */
  async accept(grant: AccessGrant & { readonly newPasswordDue: boolean }, email: string): Promise<void> {
    this.api.grant(grant);
    this.#email = email || this.#email;
    if (grant.newPasswordDue) return this.#become({ status: 'newPassword', email: this.#email });
    await this.reload();
  }

  async reload(): Promise<void> {
    this.#become({ status: 'loggedIn', user: await this.api.call(currentUser, {}) });
  }

  async select(companyId: string): Promise<void> {
    const user = await this.api.call(selectCompany, { body: { companyId } });
    this.#onEnd();
    this.#become({ status: 'loggedIn', user });
  }

  async signOut(): Promise<void> {
    await this.api.call(signOut, {}).catch(() => undefined);
    this.api.grant(null);
    this.#end();
  }

  async #renew(): Promise<OpenSession | null> {
    try {
      return await this.api.call(refreshSession, {});
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
      throw error;
    }
  }

  /** Signing out, or losing the session, leaves nothing of the person behind. */
  #end(): void {
    this.#onEnd();
    this.#become({ status: 'loggedOut' });
  }

  #become(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
