import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';

const SESSION_KEY = 'tropeiro.session';
const PERSON_KEY = 'tropeiro.person';
const NOTE_KEY = 'tropeiro.sessionNote';
const ARRIVAL = 'session';

/**
 * What this browser remembers about its session. Scripts cannot see the refresh cookie; without this hint every
 * visitor's first call would be a refused one.
 */
export class SessionMemory {
  readonly #lasting: Storage;
  readonly #brief: Storage;

  constructor(lasting: Storage, brief: Storage) {
    this.#lasting = lasting;
    this.#brief = brief;
  }

  /** The person whose session may still be open; an empty text when it was opened elsewhere. */
  get holder(): string | null {
    return this.#lasting.getItem(SESSION_KEY);
  }

  keep(userId: string): void {
    this.#lasting.setItem(SESSION_KEY, userId);
  }

  /** The user, for pages that open without network. */
  get person(): SessionUser | null {
    try {
      return JSON.parse(this.#lasting.getItem(PERSON_KEY) ?? 'null') as SessionUser | null;
    } catch {
      return null;
    }
  }

  keepPerson(user: SessionUser): void {
    this.#lasting.setItem(PERSON_KEY, JSON.stringify(user));
  }

  forget(): void {
    this.#lasting.removeItem(SESSION_KEY);
    this.#lasting.removeItem(PERSON_KEY);
  }

  /** The identity provider redirects to `/?session=open`; returns the address without that parameter. */
  takeArrival(address: URL): URL | undefined {
    if (address.searchParams.get(ARRIVAL) !== 'open') return undefined;
    this.keep('');
    const clean = new URL(address);
    clean.searchParams.delete(ARRIVAL);
    return clean;
  }

  /** Why the session ended, which the sign-in page shows after the reload. */
  leaveNote(code: string): void {
    this.#brief.setItem(NOTE_KEY, code);
  }

  takeNote(): string | null {
    const note = this.#brief.getItem(NOTE_KEY);
    this.#brief.removeItem(NOTE_KEY);
    return note;
  }
}
