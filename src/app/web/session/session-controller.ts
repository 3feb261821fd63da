import { currentUser, selectCompany } from '#areas/session/contract/profile.calls.ts';
import { type OpenSession, refreshSession, signOut } from '#areas/session/contract/session.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { stepIn, stepOut } from '#areas/session/contract/step-in.calls.ts';
import { type AccessGrant, ApiClient } from '#ui/api/api-client.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { Store } from '#ui/store/store.ts';
import type { SessionMemory } from './session-memory.ts';

/**
 * starting → waiting (a refresh cookie may open a session) → loggedIn | loggedOut.
 * `newPassword`: signed in, but nothing else works until a new password is set.
 */
export type SessionState =
  | { readonly status: 'starting' | 'waiting' }
  /** With the code of the reason where the session did not end by a sign-out. */
  | { readonly status: 'loggedOut'; readonly note: string | null }
  | { readonly status: 'newPassword'; readonly email: string }
  /** `isKept`: the user as this browser remembers them, before the server has replied. */
  | { readonly status: 'loggedIn'; readonly user: SessionUser; readonly isKept?: true }
  | { readonly status: 'unreachable'; readonly error: ApiError };

/** Messages between tabs, which share the cookie and the company and therefore the session. */
type TabMessage = 'opened' | 'changed' | 'ended';

/** A session that the server opened; a renewed one comes without its user. */
interface OpenGrant extends AccessGrant {
  readonly newPasswordDue: boolean;
  readonly userId?: string;
  readonly user?: SessionUser | null;
}

export interface SessionContext {
  readonly language: () => string;
  readonly memory: SessionMemory;
  /** All data read so far belongs to another user or another company. */
  readonly forgetData: () => void;
  /** The user signs out, so their data on this device is deleted too. */
  readonly farewell: (userId: string, api: ApiClient) => Promise<void>;
  readonly reloadPage: () => void;
  /** The open page works without network. */
  readonly worksOffline: () => boolean;
}

export class SessionController {
  readonly api: ApiClient;
  readonly #context: SessionContext;
  readonly #store = new Store<SessionState>({ status: 'starting' });
  /** Who calls are made for: known from this browser's memory a call earlier than from the server. */
  readonly #caller = new Store<SessionUser | null>(null);
  readonly #neighbours = new BroadcastChannel('tropeiro.session');
  #email = '';

  constructor(context: SessionContext) {
    this.#context = context;
    this.api = new ApiClient({
      language: context.language,
      renew: () => this.#renew(),
      onSessionLost: () => this.#expire(),
      onStepInOver: () => void this.reload().catch(() => undefined),
    });
    this.#neighbours.onmessage = ({ data }: MessageEvent<TabMessage>) => void this.#onTabMessage(data);
  }

  readonly subscribe = this.#store.subscribe;
  readonly state = this.#store.get;

  /** Checks whether the browser still has a session. */
  async start(): Promise<void> {
    const { memory } = this.#context;
    if (memory.holder === null) return this.#leave(memory.takeNote());
    if (this.#user === undefined) this.#store.set({ status: 'waiting' });
    try {
      const grant = await this.#renew();
      if (grant) return await this.#enter(grant, '');
      memory.forget();
      this.#leave(memory.takeNote());
    } catch (error) {
      const user = this.#context.worksOffline() ? memory.person : null;
      if (user) this.#store.set({ status: 'loggedIn', user, isKept: true });
      else this.#store.set({ status: 'unreachable', error: error as ApiError });
    }
  }

  /** The user in whose name calls can be made, once there is one; nobody where the session did not open. */
  async caller(): Promise<SessionUser | null> {
    const isOpening = () => ['starting', 'waiting'].includes(this.#store.get().status) && this.#caller.get() === null;
    while (isOpening()) {
      await new Promise<void>((changed) => {
        const stops = [this.#store, this.#caller].map((store) =>
          store.subscribe(() => {
            for (const stop of stops) stop();
            changed();
          }),
        );
      });
    }
    return this.#caller.get();
  }

  /** The network is back, so a remembered session is checked. */
  async resume(): Promise<void> {
    const state = this.#store.get();
    if (state.status !== 'loggedIn' || !state.isKept) return;
    await this.reload().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) this.#expire();
    });
  }

  /** After a sign-in, whose answer brings the user along; asks for the new password first where one is due. */
  async accept(grant: OpenGrant, email: string): Promise<void> {
    await this.#enter(grant, email);
    this.#neighbours.postMessage('opened' satisfies TabMessage);
  }

  /** Reads the user again; a change of company or user drops the earlier data. */
  async reload(): Promise<void> {
    this.#become(await this.api.call(currentUser, {}));
  }

  /** Works in another company of the user, in all tabs. */
  async select(companyId: string): Promise<void> {
    this.#moved(await this.api.call(selectCompany, { body: { companyId } }));
  }

  /** Works in a company that is not the user's own, for a while. */
  async stepIn(companyId: string, reason: string): Promise<void> {
    this.#moved(await this.api.call(stepIn, { body: { companyId, reason } }));
  }

  /** Back in the own company. */
  async stepOut(): Promise<void> {
    this.#moved(await this.api.call(stepOut, {}));
  }

  async signOut(): Promise<void> {
    const userId = this.#user?.userId;
    if (userId) await this.#context.farewell(userId, this.api).catch(() => undefined);
    await this.api.call(signOut, {}).catch(() => undefined);
    this.#neighbours.postMessage('ended' satisfies TabMessage);
    this.#end();
  }

  /** Stops listening to other tabs. */
  close(): void {
    this.#neighbours.close();
  }

  get #user(): SessionUser | undefined {
    const state = this.#store.get();
    return state.status === 'loggedIn' ? state.user : undefined;
  }

  async #onTabMessage(message: TabMessage): Promise<void> {
    if (message === 'ended') return this.#end();
    if (message === 'opened') return this.start();
    if (this.#user) await this.reload().catch(() => undefined);
  }

  async #enter(grant: OpenGrant, email: string): Promise<void> {
    this.api.grant(grant);
    const { person } = this.#context.memory;
    if (person && person.userId === grant.userId && !grant.newPasswordDue) this.#caller.set(person);
    this.#email = email || this.#email;
    if (grant.user) return this.#become(grant.user);
    if (!grant.newPasswordDue) return this.reload();
    this.#context.memory.keep('');
    this.#store.set({ status: 'newPassword', email: this.#email });
  }

  #become(user: SessionUser): void {
    const before = this.#user;
    const elsewhere = before?.userId !== user.userId || before.company?.companyId !== user.company?.companyId;
    if (before && elsewhere) this.#context.forgetData();
    this.#context.memory.keep(user.userId);
    this.#context.memory.keepPerson(user);
    this.#caller.set(user);
    this.#store.set({ status: 'loggedIn', user });
  }

  #moved(user: SessionUser): void {
    this.#become(user);
    this.#neighbours.postMessage('changed' satisfies TabMessage);
  }

  async #renew(): Promise<OpenSession | null> {
    try {
      const session = await this.api.call(refreshSession, {});
      // Another user signed in meanwhile, so this page shows data that is not theirs.
      if (this.#user && this.#user.userId !== session.userId) this.#context.reloadPage();
      return session;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
      throw error;
    }
  }

  /** The token has expired and cannot be renewed: the page reloads and the sign-in page shows why. */
  #expire(): void {
    const { memory, reloadPage } = this.#context;
    memory.forget();
    memory.leaveNote('token.expired');
    reloadPage();
  }

  /** Deletes everything of the user. */
  #end(): void {
    this.api.grant(null);
    this.#caller.reset();
    this.#context.memory.forget();
    this.#context.forgetData();
    this.#leave(null);
  }

  #leave(note: string | null): void {
    this.#store.set({ status: 'loggedOut', note });
  }
}
